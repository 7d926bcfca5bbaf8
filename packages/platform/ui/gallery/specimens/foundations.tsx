import {
  BrandCover,
  Card,
  Cluster,
  Container,
  DotGrid,
  Grid,
  Heading,
  LogoMark,
  Money,
  MoneyRange,
  SkipLink,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
  Wordmark,
} from '@setu/ui';
import type { SpecimenGroup } from '../specimen';

const brands = [
  ['Chai Junction', 'food_beverage'],
  ['Tamarind & Clove', 'food_beverage'],
  ['Dosa Katha', 'food_beverage'],
  ['Kirana Kart', 'retail'],
  ['Neel Loom', 'retail'],
  ['Little Banyan', 'education'],
  ['Medha Abacus', 'education'],
  ['Swasth Point', 'healthcare'],
  ['Dr. Netra Eye Care', 'healthcare'],
  ['Akhada Fit', 'fitness'],
  ['Surya Yoga', 'fitness'],
  ['Lotus & Lather', 'beauty'],
  ['Kesh', 'beauty'],
  ['GearUp Garage', 'automotive'],
  ['Volt Sawari', 'automotive'],
  ['Dhobi Express', 'services'],
  ['Ghar Seva', 'services'],
  ['Codeshala', 'technology'],
  ['Pixel Bazaar', 'technology'],
  ['हरा बाग', 'other'],
] as const;

const boxes = ['One', 'Two', 'Three', 'Four'];

/** Type, marks and layout. */
export const foundations: SpecimenGroup = {
  title: 'Foundations',
  specimens: [
    {
      name: 'Wordmark and logo',
      shows: ['Wordmark', 'LogoMark', 'DotGrid'],
      from: '@setu/ui',
      use: 'The brand of the site, and the dots of a kolam before it is drawn, for empty states.',
      Draw: () => (
        <>
          <Cluster $gap={12}>
            <Wordmark name="SampleSite" />
            <LogoMark size={48} />
            <LogoMark size={20} />
          </Cluster>
          <DotGrid />
        </>
      ),
    },
    {
      name: 'Headings and text',
      shows: ['Heading', 'Text', 'TextLink', 'VisuallyHidden'],
      from: '@setu/ui',
      use: 'All type: five sizes of headings, body text, muted text, links, text for screen readers alone.',
      Draw: () => (
        <Stack $gap={12}>
          <Heading level={3} size="display">
            Find the franchise that fits your city
          </Heading>
          <Heading level={3} size="title">
            Understanding Franchise Models
          </Heading>
          <Heading level={3} size="page">
            Investor Inquiries
          </Heading>
          <Heading level={3} size="section">
            Support & Training
          </Heading>
          <Heading level={3} size="card">
            Expand your franchise network और सही जगह खोजें
          </Heading>
          <Text>
            Body text sets ₹1,40,00,000 and <TextLink href="#headings-and-text">a link</TextLink> in Inter.
            <VisuallyHidden>A screen reader reads this sentence too.</VisuallyHidden>
          </Text>
          <Text $tone="muted" $size={14}>
            Muted, 14: updated 21 November 2026 · 1,200 sq ft · 23.5%
          </Text>
        </Stack>
      ),
    },
    {
      name: 'Amounts of money',
      shows: ['Money', 'MoneyRange'],
      from: '@setu/ui',
      use: 'Rupees with lakh and crore; the exact amount is a tooltip.',
      Draw: () => (
        <Stack $gap={8}>
          <Text>
            <MoneyRange min="1500000" max="12500000" />, in detail{' '}
            <MoneyRange min="1500000" max="12500000" format="detail" />
          </Text>
          <Text>
            <Money value={999999999} />, in detail <Money value={999999999} format="detail" />
          </Text>
        </Stack>
      ),
    },
    {
      name: 'Layout',
      shows: ['Container', 'Stack', 'Cluster', 'Grid', 'SkipLink'],
      from: '@setu/ui',
      use: 'Spacing between things: a page’s width, a column, a row that wraps, a grid of equal columns.',
      Draw: () => (
        <Container>
          <SkipLink href="#layout">Skip to content</SkipLink>
          <Stack $gap={16}>
            <Cluster $gap={12}>
              {boxes.map((box) => (
                <Card key={box}>{box}</Card>
              ))}
            </Cluster>
            <Grid $min="180px" $gap={16}>
              {boxes.map((box) => (
                <Card key={box}>{box}</Card>
              ))}
            </Grid>
          </Stack>
        </Container>
      ),
    },
    {
      name: 'Brand covers',
      shows: ['BrandCover'],
      from: '@setu/ui',
      use: 'Drawn cover of a brand: its colour and initials until a picture has loaded, or where there is none.',
      Draw: () => (
        <Grid $min="200px" $phone={2} $gap={16}>
          {brands.map(([name, category]) => (
            <Card key={name} $flush>
              <BrandCover name={name} category={category} />
            </Card>
          ))}
        </Grid>
      ),
    },
  ],
};

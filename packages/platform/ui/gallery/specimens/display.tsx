import {
  Avatar,
  Badge,
  BrandCover,
  Breadcrumb,
  Button,
  Card,
  CardBody,
  CardHead,
  Chip,
  Cluster,
  Definition,
  DefinitionGrid,
  FoldableText,
  formatArea,
  Grid,
  Heading,
  Icon,
  MoneyRange,
  RatingStars,
  StatCard,
  Text,
  TextLink,
} from '@setu/ui';
import { Eye, GraduationCap, Inbox, MapPin, Megaphone, Store } from '../../src/icons/icons';
import type { SpecimenGroup } from '../specimen';

const tones = ['solid', 'secondary', 'outline', 'featured', 'tint', 'success', 'warning', 'danger'] as const;
const ignore = () => undefined;
const longTitle =
  'Authentic tea lounge with 40 blends, a kitchen of 90 square feet, and a training school of its own for every single team member, wherever in India';
const longText =
  'Join India’s fastest growing tea network: a small store, a short menu and help from the first site visit to the first thousand cups and beyond. ';

/** Components that show data. */
export const display: SpecimenGroup = {
  title: 'Display',
  specimens: [
    {
      name: 'Badges',
      shows: ['Badge'],
      from: '@setu/ui',
      use: 'A state or a category in one or two words. The tone carries the meaning: success, warning, danger.',
      Draw: () => (
        <Cluster $gap={12}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone === 'featured' ? 'Featured' : tone}
            </Badge>
          ))}
        </Cluster>
      ),
    },
    {
      name: 'Chips',
      shows: ['Chip'],
      from: '@setu/ui',
      use: 'A value of a filter: plain, removable or selectable.',
      Draw: () => (
        <Cluster $gap={12}>
          <Chip>Mumbai</Chip>
          <Chip onRemove={ignore}>Delhi NCR</Chip>
          <Chip onClick={ignore}>₹5L – ₹25L</Chip>
          <Chip onClick={ignore} selected>
            ₹25L – ₹1Cr
          </Chip>
        </Cluster>
      ),
    },
    {
      name: 'Avatars',
      shows: ['Avatar'],
      from: '@setu/ui',
      use: 'A person, by picture or initials.',
      Draw: () => (
        <Cluster $gap={12}>
          <Avatar user={{ firstName: 'Asha', lastName: 'Rao' }} />
          <Avatar user={{ firstName: 'Asha' }} size={44} />
          <Avatar user={{ email: 'x@demo.test' }} />
          <Avatar user={{}} />
        </Cluster>
      ),
    },
    {
      name: 'Rating',
      shows: ['RatingStars'],
      from: '@setu/ui',
      use: 'A mean rating out of five.',
      Draw: () => (
        <Cluster $gap={12}>
          <RatingStars rating="4.80" />
          <RatingStars rating={2} size={20} />
        </Cluster>
      ),
    },
    {
      name: 'Breadcrumb',
      shows: ['Breadcrumb'],
      from: '@setu/ui',
      use: 'The way back to the list a page belongs to.',
      Draw: () => (
        <Breadcrumb here={longTitle}>
          <TextLink href="#breadcrumb">Browse Franchises</TextLink>
        </Breadcrumb>
      ),
    },
    {
      name: 'Figures',
      shows: ['StatCard'],
      from: '@setu/ui',
      use: 'One number with its label at the top of a dashboard.',
      Draw: () => (
        <Grid $min="220px" $phone={2} $wide={4} $gap={16}>
          <StatCard label="Active Franchises" value="12" icon={Store} />
          <StatCard label="Property Requests" value="4" icon={MapPin} />
          <StatCard label="New Inquiries" value="127" icon={Inbox} note="3 since yesterday" />
          <StatCard label="Total Views" value="1,247" icon={Eye} />
        </Grid>
      ),
    },
    {
      name: 'Definitions',
      shows: ['DefinitionGrid', 'Definition'],
      from: '@setu/ui',
      use: 'Terms with their values in columns.',
      Draw: () => (
        <DefinitionGrid $wide={3}>
          <Definition term="Investment" wide>
            <MoneyRange min="1500000" max="12500000" />
          </Definition>
          <Definition term="Area Required">{formatArea(1200)}</Definition>
          <Definition term="Expected ROI">23.5%</Definition>
        </DefinitionGrid>
      ),
    },
    {
      name: 'Foldable text',
      shows: ['FoldableText'],
      from: '@setu/ui',
      use: 'A text somebody wrote: its first lines, and a button for the rest.',
      Draw: () => <FoldableText lines={2}>{longText.repeat(4)}</FoldableText>,
    },
    {
      name: 'Cards',
      shows: ['Card', 'CardHead', 'CardBody'],
      from: '@setu/ui',
      use: 'One thing of a list. An interactive card holds one main link that covers it.',
      Draw: () => (
        <Grid $min="320px">
          {[longTitle, 'Chai Junction'].map((title) => (
            <Card key={title} $flush $interactive>
              <BrandCover
                name={title}
                category="food_beverage"
                src={title === longTitle ? '/missing.jpg' : undefined}
              />
              <CardBody>
                <CardHead>
                  <Heading level={3}>{title}</Heading>
                  <Badge tone="featured">Featured</Badge>
                </CardHead>
                <Text $tone="muted" $lines={2}>
                  {longText}
                </Text>
                <Text $weight={600}>
                  <MoneyRange min="1500000" max="9999999999" />
                </Text>
                <Cluster $gap={16}>
                  <Cluster>
                    <Icon of={GraduationCap} /> <Text $size={14}>Training</Text>
                  </Cluster>
                  <Cluster>
                    <Icon of={Megaphone} /> <Text $size={14}>Marketing</Text>
                  </Cluster>
                </Cluster>
                <Button block variant="secondary">
                  View Details
                </Button>
              </CardBody>
            </Card>
          ))}
        </Grid>
      ),
    },
  ],
};

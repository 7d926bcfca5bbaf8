import {
  Badge,
  BrandCover,
  Button,
  Card,
  CardBody,
  Cluster,
  formatArea,
  Grid,
  Heading,
  Icon,
  MoneyRange,
  Text,
} from '@setu/ui';
import { GraduationCap, MapPin, Megaphone } from 'lucide-react';
import { Section } from './section';

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

/** Twenty covers, and one card at its worst. */
export function Covers() {
  return (
    <Section id="covers" title="Covers">
      <Grid $min="260px" $phone={2} $gap={16}>
        {brands.map(([name, category]) => (
          <Card key={name} $flush>
            <BrandCover name={name} category={category} />
          </Card>
        ))}
      </Grid>
      <Grid $min="320px">
        {[
          'Authentic tea lounge with 40 blends, a kitchen of 90 square feet, and a training school of its own for every single team member, wherever in India',
          'Chai Junction',
        ].map((title, i) => (
          <Card key={title} $flush $interactive>
            <BrandCover name={title} category="food_beverage" src={i === 0 ? '/missing.jpg' : undefined} />
            <CardBody>
              <Cluster>
                <Badge tone="featured">Featured</Badge>
                <Badge tone="tint">Food & Beverage</Badge>
                <Badge tone="outline">FOFO</Badge>
              </Cluster>
              <Heading level={3}>{title}</Heading>
              <Text $tone="muted" $lines={2}>
                Join India's fastest growing tea network: a small store, a short menu and help from the first
                site visit to the first thousand cups and beyond.
              </Text>
              <Text $weight={600}>
                <MoneyRange min="1500000" max="9999999999" />
              </Text>
              <Cluster $gap={16}>
                <Text $size={14}>{formatArea(1200)}</Text>
                <Cluster>
                  <Icon of={GraduationCap} /> <Text $size={14}>Training</Text>
                </Cluster>
                <Cluster>
                  <Icon of={Megaphone} /> <Text $size={14}>Marketing</Text>
                </Cluster>
                <Cluster>
                  <Icon of={MapPin} /> <Text $size={14}>30 territories</Text>
                </Cluster>
              </Cluster>
              <Button block variant="secondary">
                View Details
              </Button>
            </CardBody>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

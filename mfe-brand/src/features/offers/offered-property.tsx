import { type OfferedProperty as Offered, propertyTypeLabels } from '@setu/contracts';
import { Lines, More, PropertyAddress, PropertyPictures } from '@setu/marketplace';
import {
  CardHead,
  Definition,
  DefinitionGrid,
  formatArea,
  formatExact,
  Money,
  Skeleton,
  Stack,
  Text,
  token,
} from '@setu/ui';
import styled from 'styled-components';
import { MatchReasons } from '../../shared/property/match-reasons';
import { MatchScore } from '../../shared/property/match-score';
import type { Lookup } from './lookup';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  overflow-wrap: anywhere;
`;

/**
 * The rent of the whole property.
 * @returns whole rupees per month
 */
const monthlyRent = (area: number, rentPerSqFt: string) => Math.round(area * Number(rentPerSqFt));

const noScore =
  'No match score: the property is in a city you did not name, or its area is more than 25% off.';

function Known({ offered: { property, score, reasons } }: { offered: Offered }) {
  const { title, area, rentPerSqFt, securityDeposit, description, amenities } = property;
  return (
    <Root aria-label={`Property offered: ${title}`}>
      <CardHead>
        <div>
          <Text $size={12} $tone="muted">
            Property offered
          </Text>
          <Text $weight={600}>{title}</Text>
        </div>
        {score === null ? null : <MatchScore score={score} />}
      </CardHead>
      <PropertyAddress property={property} />
      <PropertyPictures property={property} />
      <DefinitionGrid>
        <Definition term="Property Type">{propertyTypeLabels[property.propertyType]}</Definition>
        <Definition term="Area">{formatArea(area)}</Definition>
        <Definition term="Rent per month">
          {rentPerSqFt === null ? 'On request' : formatExact(monthlyRent(area, rentPerSqFt))}
        </Definition>
        <Definition term="Rent/sq ft">
          {rentPerSqFt === null ? 'On request' : formatExact(rentPerSqFt)}
        </Definition>
      </DefinitionGrid>
      {score === null ? (
        <Text $size={14} $tone="muted">
          {noScore}
        </Text>
      ) : null}
      <More label="More about this property">
        <Stack $gap={12}>
          {reasons.length > 0 ? <MatchReasons reasons={reasons} /> : null}
          <DefinitionGrid>
            <Definition term="Deposit">
              {securityDeposit === null ? 'On request' : <Money value={securityDeposit} />}
            </Definition>
            <Definition term="Amenities">
              {amenities.length > 0 ? amenities.join(', ') : 'Not stated'}
            </Definition>
          </DefinitionGrid>
          {description ? (
            <Lines $size={14} dir="auto">
              {description}
            </Lines>
          ) : null}
        </Stack>
      </More>
    </Root>
  );
}

interface OfferedPropertyProps {
  /** Title in the offer. */
  title: string;
  /** The property in the catalog; null when it is no longer available. */
  lookup: Lookup<Offered>;
}

/** The property that an agent offers, with its loading and unavailable states. */
export function OfferedProperty({ title, lookup: { data, hasFailed } }: OfferedPropertyProps) {
  if (data) return <Known offered={data} />;
  if (data === undefined && !hasFailed)
    return (
      <Root aria-busy="true">
        <Text $weight={600}>{title}</Text>
        <Skeleton height="192px" />
      </Root>
    );
  return (
    <Root>
      <Text $size={12} $tone="muted">
        Property offered
      </Text>
      <Text $weight={600}>{title}</Text>
      <Text $size={14} $tone="muted">
        {data === null ? 'This property is no longer available.' : 'Its details could not be loaded.'}
      </Text>
    </Root>
  );
}

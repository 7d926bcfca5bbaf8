import type { WaitingListing } from '@setu/contracts';
import { areaRangeText } from '@setu/marketplace';
import { formatArea, formatExact, MoneyRange, Text } from '@setu/ui';

const rentText = (rent: string | null) =>
  rent === null ? 'Rent on request' : `${formatExact(rent)} per sq ft`;

const firstOf = ({ kind, listing }: WaitingListing) => {
  if (kind === 'franchise') return <MoneyRange min={listing.minInvestment} max={listing.maxInvestment} />;
  return kind === 'property' ? formatArea(listing.area) : areaRangeText(listing);
};

const secondOf = ({ kind, listing }: WaitingListing): string => {
  if (kind === 'franchise') return listing.territories.join(', ');
  return kind === 'property'
    ? `${listing.city} · ${rentText(listing.rentPerSqFt)}`
    : listing.preferredLocations.join(', ');
};

/** The figures that an administrator compares first: investment or area, and locations. */
export function ReviewFigures({ waiting }: { waiting: WaitingListing }) {
  return (
    <>
      {firstOf(waiting)}
      <Text $size={14} $tone="muted" $lines={2}>
        {secondOf(waiting)}
      </Text>
    </>
  );
}

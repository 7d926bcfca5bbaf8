import { type FranchiseView, filterCities, isKnownPlace, nearestPlaces } from '@setu/contracts';
import { Chip, Cluster, Stack, Text } from '@setu/ui';
import type { BrowseFilter } from '../filter/state/browse-filter';
import type { ChangeFilter } from '../filter/state/use-browse-filter';

/** Number of cities to offer when none has a similar spelling. */
const offered = 3;

interface UnknownPlacesProps {
  filter: BrowseFilter;
  change: ChangeFilter;
  /** The results: a place that a brand lists counts as known. */
  franchises: readonly FranchiseView[];
}

/** Shows which places of the location filter are unknown, and offers known places instead. */
export function UnknownPlaces({ filter, change, franchises }: UnknownPlacesProps) {
  const { territories } = filter;
  const listed = new Set(
    franchises.flatMap((franchise) => franchise.territories.map((one) => one.toLowerCase())),
  );
  const unknown = territories.filter((place) => !isKnownPlace(place) && !listed.has(place.toLowerCase()));
  return unknown.map((place) => {
    const near = nearestPlaces(place);
    const instead = (known: string) =>
      change({ territories: [...new Set(territories.map((one) => (one === place ? known : one)))] });
    return (
      <Stack key={place} $gap={8} $align="start">
        <Text role="status">
          We do not know this place: “{place}”. For it you see franchises that are open across India.
        </Text>
        <Cluster $gap={8}>
          <Text $size={14} $tone="muted">
            {near.length > 0 ? 'Did you mean' : 'Places we know:'}
          </Text>
          {(near.length > 0 ? near : filterCities.slice(0, offered)).map((known) => (
            <Chip key={known} onClick={() => instead(known)}>
              {known}
            </Chip>
          ))}
        </Cluster>
      </Stack>
    );
  });
}

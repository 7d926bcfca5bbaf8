import { Chip, Cluster } from '@setu/ui';
import { useState } from 'react';

/** Locations shown before the list is expanded: two lines of a card. */
const shownAtFirst = 6;

/** Preferred locations: the first ones, and the rest on request. */
export function PreferredLocations({ places }: { places: readonly string[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || places.length <= shownAtFirst + 1 ? places : places.slice(0, shownAtFirst);
  const hidden = places.length - shown.length;
  return (
    <Cluster as="ul" $gap={8} aria-label="Preferred Locations">
      {shown.map((place) => (
        <li key={place}>
          <Chip>{place}</Chip>
        </li>
      ))}
      {hidden > 0 ? (
        <li>
          <Chip onClick={() => setWhole(true)}>{`+${hidden} more`}</Chip>
        </li>
      ) : null}
    </Cluster>
  );
}

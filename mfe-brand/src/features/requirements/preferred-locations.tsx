import { Chip, Cluster } from '@setu/ui';
import { useState } from 'react';

/** Number of places shown before the list is expanded. */
const few = 8;

/** The preferred places of a requirement; a long list is folded. */
export function PreferredLocations({ of: all }: { of: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = all.length > few + 1;
  const shown = isLong && !isOpen ? all.slice(0, few) : all;
  return (
    <Cluster as="ul" $gap={8} aria-label="Wanted in">
      {shown.map((location) => (
        <li key={location}>
          <Chip>{location}</Chip>
        </li>
      ))}
      {isLong ? (
        <li>
          <Chip onClick={() => setOpen(!isOpen)}>{isOpen ? 'Show less' : `${all.length - few} more`}</Chip>
        </li>
      ) : null}
    </Cluster>
  );
}

import type { PropertyListing } from '@setu/contracts';
import { useUnauthorized } from '@setu/mfe-kit';
import { EmptyState, ErrorState, Skeleton, Stack, skeletonRows, VisuallyHidden } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { myProperties } from '../../shared/properties.queries';
import { PropertyRow } from './property-row';

const rows = Array.from({ length: skeletonRows }, (_, n) => n);

interface PropertyListProps {
  onEdit: (property: PropertyListing) => void;
}

/** The agent's own properties. */
export function PropertyList({ onEdit }: PropertyListProps) {
  const listed = useQuery(myProperties());
  useUnauthorized(listed.error);
  if (listed.isPending)
    return (
      <Stack $gap={24} aria-busy="true">
        <VisuallyHidden>Loading properties</VisuallyHidden>
        {rows.map((n) => (
          <Stack key={n} $gap={8}>
            <Skeleton width="70%" height="22px" />
            <Skeleton width="90%" height="18px" />
            <Skeleton width="50%" height="36px" />
          </Stack>
        ))}
      </Stack>
    );
  if (!listed.data)
    return (
      <ErrorState
        title="Your properties could not be loaded."
        onRetry={() => void listed.refetch()}
        busy={listed.isFetching}
      />
    );
  if (listed.data.length === 0)
    return (
      <EmptyState title="No properties listed yet">
        Listed properties are matched with brands’ demands, and you can add one to an offer.
      </EmptyState>
    );
  return (
    <ul>
      {listed.data.map((property) => (
        <PropertyRow key={property.id} property={property} onEdit={onEdit} />
      ))}
    </ul>
  );
}

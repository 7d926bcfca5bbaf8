import type { FranchiseView } from '@setu/contracts';
import { Heading, Stack, Text } from '@setu/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { emptyFilter } from '../filter/state/browse-filter';
import { franchisePages } from './franchise.queries';
import { FranchiseCard } from './franchise-card';
import { FranchiseGrid } from './franchise-grid';
import { placementsIn, placementText } from './placements';
import type { ListView } from './view/list-view';
import { viewAttribute } from './view/view-styles';

/** Number of cards shown for an empty list. */
const shown = 6;

interface RecommendedFranchisesProps {
  isNarrow: boolean;
  view: ListView | null;
  renderAction?: (franchise: FranchiseView) => ReactNode;
}

/** Recommendations when a search found nothing. Renders nothing until they are loaded, and when no franchise exists. */
export function RecommendedFranchises({ isNarrow, view, renderAction }: RecommendedFranchisesProps) {
  const { data } = useInfiniteQuery(franchisePages({}));
  const franchises = data?.pages[0]?.items.slice(0, shown) ?? [];
  const placed = placementsIn(data?.pages ?? [], emptyFilter);
  if (franchises.length === 0) return null;
  return (
    <Stack as="section" $gap={16} aria-label="Recommended franchises">
      <Stack $gap={4}>
        <Heading level={2}>Recommended franchises</Heading>
        {placed.size > 0 ? (
          <Text $size={14} $tone="muted">
            {placementText}
          </Text>
        ) : null}
      </Stack>
      <FranchiseGrid $narrow={isNarrow} {...viewAttribute(view)}>
        {franchises.map((franchise) => (
          <li key={franchise.id}>
            <FranchiseCard
              franchise={franchise}
              level={3}
              isPlacement={placed.has(franchise.id)}
              action={renderAction?.(franchise)}
            />
          </li>
        ))}
      </FranchiseGrid>
    </Stack>
  );
}

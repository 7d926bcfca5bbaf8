import type { FranchiseView } from '@setu/contracts';
import { Button, EmptyState, ErrorState, Text, token } from '@setu/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FranchiseCard } from './franchise-card';
import { FranchiseCardSkeleton } from './franchise-card-skeleton';
import { FranchiseGrid } from './franchise-grid';

/** Cards that stand in while the first page loads. */
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Cards whose pictures are in the first screen of a wide window. */
const inFirstScreen = 3;

const Results = styled.div<{ $isOld: boolean }>`
  opacity: ${({ $isOld }) => ($isOld ? 0.55 : 1)};
  transition: opacity ${token.motion.base} ${token.motion.ease};
`;

const More = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space[12]};
  margin-top: ${token.space[32]};
`;

/**
 * How the list stands. `isOld`: these belong to the filter before, the new ones are on their way; `isNarrow`: a
 * sidebar stands beside it.
 */
export interface FranchiseResultsProps {
  status: 'pending' | 'error' | 'success';
  franchises: readonly FranchiseView[];
  total: number;
  isOld: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasMoreFailed: boolean;
  isNarrow: boolean;
  onMore: () => void;
  onClear: () => void;
  onRetry: () => void;
  /** Level of the cards' headings in the page. */
  level?: 2 | 3;
  /** What stands in a card's foot instead of 'View Details'. */
  renderAction?: (franchise: FranchiseView) => ReactNode;
}

/** The list itself, or what stands in its place. */
export function FranchiseResults(props: FranchiseResultsProps): ReactNode {
  const { status, franchises, total, isOld, isNarrow } = props;
  if (status === 'error')
    return (
      <ErrorState
        title="Failed to load franchise opportunities. Please try again later."
        onRetry={props.onRetry}
      />
    );
  if (status === 'pending')
    return (
      <FranchiseGrid $narrow={isNarrow} as="div" aria-busy="true">
        {skeletons.map((key) => (
          <FranchiseCardSkeleton key={key} />
        ))}
      </FranchiseGrid>
    );
  if (franchises.length === 0)
    return (
      <EmptyState
        title="No franchises found"
        action={
          <Button variant="secondary" onClick={props.onClear}>
            Clear all filters
          </Button>
        }
      >
        Try adjusting your search criteria or filters.
      </EmptyState>
    );
  return (
    <Results $isOld={isOld} aria-busy={isOld}>
      <FranchiseGrid $narrow={isNarrow}>
        {franchises.map((franchise, index) => (
          <li key={franchise.id}>
            <FranchiseCard
              franchise={franchise}
              level={props.level}
              eager={index < inFirstScreen}
              action={props.renderAction?.(franchise)}
            />
          </li>
        ))}
      </FranchiseGrid>
      {props.hasMore ? (
        <More>
          <Text $size={14} $tone="muted">
            {franchises.length.toLocaleString('en-IN')} of {total.toLocaleString('en-IN')}
          </Text>
          {props.hasMoreFailed ? (
            <Text role="alert" $size={14} $tone="kumkum">
              The next opportunities could not be loaded. Please try again.
            </Text>
          ) : null}
          <Button variant="secondary" busy={props.isLoadingMore} onClick={props.onMore}>
            Load more
          </Button>
        </More>
      ) : null}
    </Results>
  );
}

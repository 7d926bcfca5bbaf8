import type { FranchiseView } from '@setu/contracts';
import { FranchiseCard, FranchiseCardSkeleton, FranchiseGrid, InquiryButton } from '@setu/marketplace';
import { Button, EmptyState, ErrorState, Text, token, VisuallyHidden } from '@setu/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

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

interface BrowseResultsProps {
  status: 'pending' | 'error' | 'success';
  /** Those of the loaded ones that match the search. */
  franchises: readonly FranchiseView[];
  loaded: number;
  total: number;
  /** These belong to the filter before, the new ones are on their way. */
  isOld: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasMoreFailed: boolean;
  isRetrying: boolean;
  onMore: () => void;
  onClear: () => void;
  onRetry: () => void;
}

/** Fetches the next page, and says when that failed. */
function LoadMore(props: BrowseResultsProps) {
  return (
    <>
      {props.hasMoreFailed ? (
        <Text role="alert" $size={14} $tone="kumkum">
          The next opportunities could not be loaded. Please try again.
        </Text>
      ) : null}
      <Button variant="secondary" busy={props.isLoadingMore} onClick={props.onMore}>
        Load more
      </Button>
    </>
  );
}

/** The cards, or what stands in their place. */
export function BrowseResults(props: BrowseResultsProps): ReactNode {
  const { status, franchises, loaded, total, hasMore, isOld } = props;
  if (status === 'error')
    return (
      <ErrorState
        title="Failed to load franchise opportunities. Please try again later."
        onRetry={props.onRetry}
        busy={props.isRetrying}
      />
    );
  if (status === 'pending')
    return (
      <FranchiseGrid $narrow as="div" aria-busy="true">
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
          <>
            {hasMore ? <LoadMore {...props} /> : null}
            <Button variant="secondary" onClick={props.onClear}>
              Clear all filters
            </Button>
          </>
        }
      >
        Try adjusting your search criteria or filters.
      </EmptyState>
    );
  return (
    <Results $isOld={isOld} aria-busy={isOld}>
      <FranchiseGrid $narrow>
        {franchises.map((franchise, index) => (
          <li key={franchise.id}>
            <FranchiseCard
              franchise={franchise}
              level={3}
              eager={index < inFirstScreen}
              action={
                <InquiryButton franchise={franchise} size="sm">
                  Inquire
                  <VisuallyHidden> about {franchise.title}</VisuallyHidden>
                </InquiryButton>
              }
            />
          </li>
        ))}
      </FranchiseGrid>
      {hasMore ? (
        <More>
          <Text $size={14} $tone="muted">
            {loaded.toLocaleString('en-IN')} of {total.toLocaleString('en-IN')} loaded
          </Text>
          <LoadMore {...props} />
        </More>
      ) : null}
    </Results>
  );
}

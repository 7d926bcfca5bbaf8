import { CompareTray, FranchiseCardSkeleton, FranchiseGrid, savedFranchises } from '@setu/marketplace';
import { LoadMore, useUnauthorized } from '@setu/mfe-kit';
import { EmptyState, ErrorState, LinkButton, Stack } from '@setu/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { ListSection } from './list-section';
import { SavedCard } from './saved-card';

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];

interface SavedCardsProps {
  browse: To;
  onRemoved: () => void;
}

function SavedCards({ browse, onRemoved }: SavedCardsProps): ReactNode {
  const pages = useInfiniteQuery(savedFranchises());
  const isLoggedOut = useUnauthorized(pages.error);
  if (!pages.data) {
    if (pages.error && !isLoggedOut)
      return (
        <ErrorState
          title="Your saved franchises could not be loaded."
          onRetry={() => void pages.refetch()}
          busy={pages.isFetching}
        />
      );
    return (
      <FranchiseGrid $narrow as="div" aria-busy="true">
        {skeletons.map((key) => (
          <FranchiseCardSkeleton key={key} />
        ))}
      </FranchiseGrid>
    );
  }
  const franchises = pages.data.pages.flatMap((page) => page.items);
  if (franchises.length === 0)
    return (
      <EmptyState
        title="Nothing saved yet"
        action={
          <LinkButton as={Link} variant="secondary" to={browse}>
            Browse Franchises
          </LinkButton>
        }
      >
        Press Save on a franchise's page to find it again here.
      </EmptyState>
    );
  return (
    <Stack $gap={24}>
      <FranchiseGrid $narrow>
        {franchises.map((franchise) => (
          <li key={franchise.id}>
            <SavedCard franchise={franchise} onRemoved={onRemoved} />
          </li>
        ))}
      </FranchiseGrid>
      <LoadMore pages={pages} noun="franchises" />
      <CompareTray />
    </Stack>
  );
}

/** The franchises that the user saved, the last saved first. */
export function SavedList({ browse }: { browse: To }) {
  return (
    <ListSection id="saved-franchises" title="Saved Franchises">
      {(onRemoved) => <SavedCards browse={browse} onRemoved={onRemoved} />}
    </ListSection>
  );
}

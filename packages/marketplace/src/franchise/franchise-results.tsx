import { type FranchiseView, lastInSort } from '@setu/contracts';
import type { Page } from '@setu/mfe-kit';
import { LoadMore } from '@setu/mfe-kit';
import { Button, EmptyState, ErrorState, formatTotal, Text, TextLink, token } from '@setu/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { Link, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { type BrowseFilter, listAddress } from '../filter/state/browse-filter';
import { FranchiseCard } from './franchise-card';
import { FranchiseCardSkeleton } from './franchise-card-skeleton';
import { FranchiseGrid } from './franchise-grid';
import { hasPlacements, placementsIn, placementText } from './placements';
import { RecommendedFranchises } from './recommended-franchises';
import type { ListView } from './view/list-view';
import { viewAttribute } from './view/view-styles';

/** Number of skeletons while the first page loads. */
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Number of cards whose pictures are visible at first in a wide window. */
const inFirstScreen = 3;
/** Number of cards that fill the first window of a phone with rows, and two lines of a wide window. */
const inFirstFrame = 8;

const Results = styled.div<{ $isOld: boolean }>`
  display: grid;
  gap: ${token.space[32]};
  opacity: ${({ $isOld }) => ($isOld ? 0.55 : 1)};
  transition: opacity ${token.motion.base} ${token.motion.ease};
`;

/** The note about placements is also above the skeletons, so that nothing moves when the cards appear. */
const Note = styled(Text)`
  margin-bottom: ${token.space[12]};
`;

interface FranchiseResultsProps {
  /** The query of the list; data of the previous filter counts as outdated. */
  pages: UseInfiniteQueryResult<InfiniteData<Page<FranchiseView>>>;
  /** The list's filter: a note explains placements, or what an order puts last. */
  filter: BrowseFilter;
  /** Other parameters of the page's address, such as the tab of a dashboard. */
  beside?: URLSearchParams;
  /** Keeps the skeletons, because the failure is handled elsewhere. */
  isWaiting?: boolean;
  /** Whether a sidebar is next to it. */
  isNarrow: boolean;
  /** Rows or cards; null for rows on phones and cards in wider windows. */
  view: ListView | null;
  onClear: () => void;
  onRetry: () => void;
  /** Level of the cards' headings in the page. */
  level?: 2 | 3;
  /** Returns the content of a card's footer instead of 'View Details'. */
  renderAction?: (franchise: FranchiseView) => ReactNode;
}

const loadedText = ({ pages }: InfiniteData<Page<FranchiseView>>): string => {
  const loaded = pages.reduce((sum, { items }) => sum + items.length, 0);
  return `${loaded.toLocaleString('en-IN')} of ${formatTotal(pages[0] ?? { total: 0 })} loaded`;
};

interface CardsProps extends FranchiseResultsProps {
  data: InfiniteData<Page<FranchiseView>>;
  note: ReactNode;
}

/** The cards. On a page that a press opened, those of the first window appear before the others. */
function Cards(props: CardsProps) {
  const { pages, data, filter, isNarrow, view, note } = props;
  // The server renders all cards, and Back needs them for the scroll position.
  const hasPosition = useNavigationType() === 'POP';
  const [isWhole, setWhole] = useState(hasPosition);
  useEffect(() => {
    startTransition(() => setWhole(true));
  }, []);
  const placed = placementsIn(data.pages, filter);
  const franchises = data.pages.flatMap((page) => page.items);
  return (
    <Results $isOld={pages.isPlaceholderData} aria-busy={pages.isPlaceholderData}>
      <div>
        {filter.after === null ? null : (
          <Note $size={14}>
            Earlier opportunities of this list are not shown.{' '}
            <TextLink as={Link} to={listAddress(filter, null, props.beside)}>
              Show from the beginning
            </TextLink>
          </Note>
        )}
        {note}
        <FranchiseGrid $narrow={isNarrow} {...viewAttribute(view)}>
          {(isWhole ? franchises : franchises.slice(0, inFirstFrame)).map((franchise, index) => (
            <li key={franchise.id}>
              <FranchiseCard
                franchise={franchise}
                level={props.level}
                isPlacement={placed.has(franchise.id)}
                eager={index < inFirstScreen}
                action={props.renderAction?.(franchise)}
              />
            </li>
          ))}
        </FranchiseGrid>
      </div>
      {isWhole ? (
        <LoadMore
          pages={pages}
          noun="opportunities"
          href={listAddress(filter, data.pages.at(-1)?.next ?? null, props.beside)}
        >
          <Text $size={14} $tone="muted">
            {loadedText(data)}
          </Text>
        </LoadMore>
      ) : null}
    </Results>
  );
}

/** The list, or its loading, empty or error state. When a page fails, the earlier pages stay. */
export function FranchiseResults(props: FranchiseResultsProps): ReactNode {
  const { pages, filter, isNarrow, view } = props;
  const explanation = hasPlacements(filter) ? placementText : filter.sort && lastInSort[filter.sort];
  const note = explanation ? (
    <Note $size={14} $tone="muted">
      {explanation}
    </Note>
  ) : null;
  if (!pages.data) {
    if (pages.isError && !props.isWaiting)
      return (
        <ErrorState
          title="Failed to load franchise opportunities. Please try again later."
          onRetry={props.onRetry}
          busy={pages.isFetching}
        />
      );
    return (
      <div>
        {note}
        <FranchiseGrid $narrow={isNarrow} {...viewAttribute(view)} as="div" aria-busy="true">
          {skeletons.map((key) => (
            <FranchiseCardSkeleton key={key} />
          ))}
        </FranchiseGrid>
      </div>
    );
  }
  if (pages.data.pages.every(({ items }) => items.length === 0))
    return (
      <Results $isOld={pages.isPlaceholderData}>
        <EmptyState
          title="No franchises found"
          action={
            <Button variant="secondary" href="?" onClick={props.onClear}>
              Clear all filters
            </Button>
          }
        >
          Try adjusting your search criteria or filters.
        </EmptyState>
        <RecommendedFranchises isNarrow={isNarrow} view={view} renderAction={props.renderAction} />
      </Results>
    );
  return <Cards {...props} data={pages.data} note={note} />;
}

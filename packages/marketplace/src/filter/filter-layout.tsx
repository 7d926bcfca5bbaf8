import { breakpoints, media, SkipLink, token } from '@setu/ui';
import type { MouseEvent } from 'react';
import styled from 'styled-components';

/** Id of the form to which the search input and all filters belong, wherever they are on the page. */
export const filterFormId = 'filter';

/** Id of the filters beside the list. */
export const filterSidebarId = 'filters';

/** A list with its filters in a sidebar. On a narrow screen the sidebar is hidden, or, without scripts, below the list. */
export const FilterColumns = styled.div<{ $hasSidebar: boolean }>`
  /* A focused control scrolls to below the sticky search. */
  @media (max-width: ${breakpoints.wide - 0.02}px) {
    a,
    button,
    input,
    select,
    summary {
      scroll-margin-top: calc(${token.size.touch} + ${token.space[24]});
    }
  }

  ${media.noScript} {
    display: flex;
    flex-direction: column-reverse;
    gap: ${token.space[32]};
  }

  ${media.wide} {
    display: grid;
    grid-template-columns: ${({ $hasSidebar }) => ($hasSidebar ? '264px ' : '')}minmax(0, 1fr);
    align-items: start;
    gap: ${token.space[32]};
  }
`;

/** The filters next to the list. They have no scrollbar of their own: less used ones are folded, and the page scrolls. */
export const FilterSidebar = styled.aside.attrs({ id: filterSidebarId })`
  display: none;

  ${media.noScript} {
    display: block;
  }

  ${media.wide} {
    display: block;
  }
`;

/** Props of the element that holds the results: the target of `SkipToResults`. */
export const resultsArea = { id: 'results', tabIndex: -1 } as const;

/** Hidden when the filters are behind a button. */
const Skip = styled(SkipLink)`
  display: none;

  ${media.wide} {
    display: block;
  }
`;

/** Leaves the URL unchanged: a hash would add an entry to the history. */
const handleSkip = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById(resultsArea.id)?.focus();
};

/** Lets keyboard users skip the filters. */
export function SkipToResults() {
  return (
    <Skip href={`#${resultsArea.id}`} onClick={handleSkip}>
      Skip to results
    </Skip>
  );
}

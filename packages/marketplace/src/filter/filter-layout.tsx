import { media, SkipLink, token } from '@setu/ui';
import type { MouseEvent } from 'react';
import styled from 'styled-components';

/** Id of the form to which the search input and all filters belong, wherever they are on the page. */
export const filterFormId = 'filter';

/** Id of the filters beside the list. */
export const filterSidebarId = 'filters';

/** A list with its filters in a sidebar. On a narrow screen the sidebar is hidden, or, without scripts, below the list. */
export const FilterColumns = styled.div<{ $hasSidebar: boolean }>`
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

/** The filters next to the list, sticky and with their own scrollbar. */
export const FilterSidebar = styled.aside.attrs({ id: filterSidebarId })`
  display: none;

  ${media.noScript} {
    display: block;
  }

  ${media.wide} {
    display: block;
    position: sticky;
    top: calc(${token.size.header} + ${token.space[16]});
    max-height: calc(100vh - ${token.size.header} - ${token.space[32]});
    margin-left: calc(-1 * ${token.space[4]});
    padding: ${token.space[4]} ${token.space[12]} ${token.space[4]} ${token.space[4]};
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-gutter: stable;
    scrollbar-width: thin;
    /* Scroll shadows: the local gradients hide the fixed ones at the ends. */
    background:
      linear-gradient(${token.color.paper} 40%, transparent) top / 100% 48px no-repeat local,
      linear-gradient(transparent, ${token.color.paper} 60%) bottom / 100% 48px no-repeat local,
      linear-gradient(${token.color.shade}, transparent) top left / calc(100% - ${token.space[16]}) 12px no-repeat scroll,
      linear-gradient(transparent, ${token.color.shade}) bottom left / calc(100% - ${token.space[16]}) 12px no-repeat scroll;
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

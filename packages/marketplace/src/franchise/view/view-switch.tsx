import { breakpoints, Icon, LinkButton, VisuallyHidden } from '@setu/ui';
import { LayoutDashboard, Menu } from '@setu/ui/icons';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { filterFormId } from '../../filter/filter-layout';
import { type ListView, rememberView, viewParameter } from './list-view';

const Root = styled.span<{ $by: 'width' | 'choice' }>`
  display: contents;

  /* Without a choice the style sheet shows rows or cards, and so it hides the link to the shown one. */
  ${({ $by }) =>
    $by === 'width' &&
    `
    @media (max-width: ${breakpoints.tablet - 0.02}px) {
      [data-shows='rows'] { display: none; }
    }
    @media (min-width: ${breakpoints.tablet}px) {
      [data-shows='cards'] { display: none; }
    }
  `}

  @media print {
    display: none;
  }
`;

const labels: Readonly<Record<ListView, string>> = { rows: 'Rows', cards: 'Cards' };
const icons = { rows: Menu, cards: LayoutDashboard };

interface ViewSwitchProps {
  view: ListView | null;
  /** The parameters of the page's address. */
  search: URLSearchParams;
}

/** A link to the same list in the other view. The choice is in the address, and is remembered for other lists. */
export function ViewSwitch({ view, search }: ViewSwitchProps) {
  const linkTo = (other: ListView) => {
    const changed = new URLSearchParams(search);
    changed.set(viewParameter, other);
    return (
      <LinkButton
        as={Link}
        key={other}
        data-shows={other}
        to={{ search: changed.toString() }}
        replace
        preventScrollReset
        variant="secondary"
        onClick={() => rememberView(other)}
      >
        <Icon of={icons[other]} />
        <VisuallyHidden>Show as </VisuallyHidden>
        {labels[other]}
      </LinkButton>
    );
  };
  return (
    <Root $by={view === null ? 'width' : 'choice'}>
      {view === 'rows' ? null : linkTo('rows')}
      {view === 'cards' ? null : linkTo('cards')}
      {search.has(viewParameter) ? (
        <input type="hidden" form={filterFormId} name={viewParameter} value={view ?? ''} />
      ) : null}
    </Root>
  );
}

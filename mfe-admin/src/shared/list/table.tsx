import { media, token } from '@setu/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/*
 * With `display: block` or `grid`, table elements lose their semantics for screen readers in some browsers, so each states its
 * role explicitly.
 */
const Frame = styled.table.attrs({ role: 'table' })<{ $template: string }>`
  --columns: ${({ $template }) => $template};
  position: relative;
  display: block;
  width: 100%;

  ${media.wide} {
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    background: ${token.color.surface};
  }
`;

const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};

  ${media.wide} {
    gap: 0;
  }
`;

const Group = styled.thead.attrs({ role: 'rowgroup' })`
  display: contents;
`;

const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  padding: 0;
  font-weight: inherit;
  text-align: left;
`;

const Head = styled.tr.attrs({ role: 'row' })`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);

  ${media.wide} {
    position: static;
    display: grid;
    grid-template-columns: var(--columns);
    gap: ${token.space[16]};
    width: auto;
    height: auto;
    padding: ${token.space[8]} ${token.space[16]};
    border-bottom: 1px solid ${token.color.line};
    color: ${token.color.muted};
    font-size: ${token.text[12]};
    font-weight: 600;
    clip-path: none;
  }
`;

/** A row of a table; on narrow screens a card with two columns. `$align`: alignment of its values in a row. */
export const Row = styled.tr.attrs({ role: 'row' })<{ $align?: 'start' | 'center' }>`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${token.space[12]} ${token.space[16]};
  min-width: 0;
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};

  ${media.wide} {
    grid-template-columns: var(--columns);
    align-items: ${({ $align = 'start' }) => $align};
    gap: ${token.space[16]};
    padding: 10px ${token.space[16]};
    border-width: 0;
    border-radius: 0;
    background: none;
    font-size: ${token.text[14]};

    & + & {
      border-top-width: 1px;
    }
  }
`;

const CellRoot = styled.td.attrs({ role: 'cell' })<{ $isHalf: boolean }>`
  grid-column: ${({ $isHalf }) => ($isHalf ? 'auto' : '1 / -1')};
  min-width: 0;
  padding: 0;
  overflow-wrap: anywhere;

  time {
    font-size: ${token.text[14]};
  }

  /* Screen readers announce the column's heading, so this label is only visual. */
  &[data-label]::before {
    content: attr(data-label);
    content: attr(data-label) / '';
    display: block;
    color: ${token.color.muted};
    font-size: ${token.text[12]};
    font-weight: 600;
  }

  ${media.wide} {
    grid-column: auto;

    &[data-label]::before {
      display: none;
    }
  }
`;

interface CellProps {
  /** Name of its column, shown above the value on a card; omitted when the value explains itself. */
  label?: string;
  /** Whether it takes half of the width on a card. */
  half?: boolean;
  className?: string;
  children: ReactNode;
}

/** One value of a row. */
export function Cell({ label, half = false, ...rest }: CellProps) {
  return <CellRoot data-label={label} $isHalf={half} {...rest} />;
}

/** Name and columns of a table, which its skeleton shares. */
export interface TableLayout {
  /** Name of the list. */
  label: string;
  columns: readonly string[];
  /** CSS grid columns of the wide form. */
  template: string;
}

interface TableProps extends TableLayout {
  busy?: boolean;
  children: ReactNode;
}

/** Rows on wide screens, cards on narrow ones; a table for screen readers in both. */
export function Table({ label, columns, template, busy, children }: TableProps) {
  return (
    <Frame aria-label={label} aria-busy={busy || undefined} $template={template}>
      <Group>
        <Head>
          {columns.map((column) => (
            <HeadCell key={column}>{column}</HeadCell>
          ))}
        </Head>
      </Group>
      <Body>{children}</Body>
    </Frame>
  );
}

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { columnsUpTo } from '../layout/columns';
import { media } from '../theme/media';
import { token } from '../theme/tokens';

/** Terms with their values in columns: `$columns` of them, fewer with large text, from 768 px on `$wide`. Its children are `Definition`s. */
export const DefinitionGrid = styled.dl<{ $columns?: 2 | 3; $wide?: 3 | 5 }>`
  display: grid;
  grid-template-columns: ${({ $columns = 2 }) => columnsUpTo($columns, { min: '4.5rem', gap: token.space[16] })};
  gap: ${token.space[12]} ${token.space[16]};

  ${media.tablet} {
    grid-template-columns: repeat(${({ $columns = 2, $wide = $columns }) => $wide}, minmax(0, 1fr));
  }
`;

const Root = styled.div<{ $wide: boolean }>`
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
  min-width: 0;

  dt {
    color: ${token.color.muted};
    font-size: ${token.text[12]};
    line-height: 1.5;
  }

  dd {
    font-size: ${({ $wide }) => ($wide ? token.text[18] : token.text[14])};
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.4;
    letter-spacing: ${({ $wide }) => ($wide ? '-0.01em' : 'normal')};
    overflow-wrap: anywhere;
  }
`;

interface DefinitionProps {
  term: string;
  /** Uses the whole line and larger figures, for the value that people compare first. */
  wide?: boolean;
  children: ReactNode;
}

/** One term and its value. */
export function Definition({ term, wide = false, children }: DefinitionProps) {
  return (
    <Root $wide={wide}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </Root>
  );
}

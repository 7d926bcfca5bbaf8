import { token } from '@setu/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Terms with their values, two beside each other. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[12]} ${token.space[16]};
`;

const Pair = styled.div<{ $wide: boolean }>`
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
  }
`;

interface FactProps {
  term: string;
  /** Takes the whole line and the larger figures: the one fact people compare first. */
  wide?: boolean;
  children: ReactNode;
}

/** One term and its value. */
export function Fact({ term, wide = false, children }: FactProps) {
  return (
    <Pair $wide={wide}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </Pair>
  );
}

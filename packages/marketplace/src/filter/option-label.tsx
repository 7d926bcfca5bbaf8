import type { OptionCount } from '@setu/contracts';
import { formatCount, token, VisuallyHidden } from '@setu/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[8]};
`;

const Count = styled.span`
  color: ${token.color.muted};
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;
  font-weight: 400;
`;

/** A count as text: `34`, `1,000+`, or `~400` for an estimate. */
export const countText = ({ count, precision }: OptionCount): string => {
  const digits = formatCount(count);
  return precision === 'exact' ? digits : precision === 'at_least' ? `${digits}+` : `~${digits}`;
};

/** The number of franchises with an option, for screen readers with its noun. Nothing while it is unknown. */
export function OptionNumber({ of }: { of: OptionCount | undefined }) {
  if (of === undefined) return null;
  return (
    <Count>
      {of.precision === 'about' ? <VisuallyHidden>about </VisuallyHidden> : null}
      {countText(of)}
      <VisuallyHidden> opportunities</VisuallyHidden>
    </Count>
  );
}

/** The label of a checkbox with its number at the end of the line. */
export function OptionLabel({ children, of }: { children: ReactNode; of: OptionCount | undefined }) {
  return (
    <Root>
      <span>{children}</span>
      <OptionNumber of={of} />
    </Root>
  );
}

import { media, token } from '@setu/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

/** The browser opens it without a script. */
const Fold = styled.details<{ $isGroup?: boolean }>`
  ${({ $isGroup }) => $isGroup && `border-top: 1px solid ${token.color.line};`}

  > summary {
    min-height: ${token.size.touch};
    padding-block: ${token.space[12]};
    color: ${({ $isGroup }) => ($isGroup ? token.color.ink : token.color.peacock)};
    font-size: ${token.text[14]};
    font-weight: 600;
    line-height: 1.4;
    cursor: pointer;
  }

  ${media.hover} {
    > summary {
      min-height: 36px;
      padding-block: ${token.space[8]};
    }
  }

  &[open] {
    padding-bottom: ${token.space[8]};
  }
`;

interface FoldedGroupProps {
  name: string;
  /** Number of its active filters; it is open at first when it has any. */
  active: number;
  children: ReactNode;
}

/** A group of less used filters. */
export function FoldedGroup({ name, active, children }: FoldedGroupProps) {
  const [wasActive] = useState(active > 0);
  return (
    <Fold $isGroup open={wasActive}>
      <summary>{active === 0 ? name : `${name} (${active})`}</summary>
      <fieldset aria-label={name}>{children}</fieldset>
    </Fold>
  );
}

interface MoreOptionsProps {
  /** What it shows: `Show all 10 categories`. */
  label: string;
  /** Whether a chosen option is in it, so that it is open at first. */
  hasChosen: boolean;
  children: ReactNode;
}

/** Less used options of a group. */
export function MoreOptions({ label, hasChosen, children }: MoreOptionsProps) {
  const [wasChosen] = useState(hasChosen);
  return (
    <Fold open={wasChosen}>
      <summary>{label}</summary>
      {children}
    </Fold>
  );
}

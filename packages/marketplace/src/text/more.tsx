import { Text, token } from '@setu/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Details = styled.details`
  font-size: ${token.text[14]};

  > summary {
    width: fit-content;
    min-height: 36px;
    color: ${token.color.peacock};
    font-weight: 600;
    line-height: 36px;
    cursor: pointer;
  }

  > summary:hover {
    text-decoration: underline;
  }
`;

interface MoreProps {
  label: string;
  children: ReactNode;
  /** Called when the user is likely to open the details soon. */
  onNear?: () => void;
  /** Called when the details are opened. */
  onOpen?: () => void;
}

/** Details that open below their label. */
export function More({ label, children, onNear, onOpen }: MoreProps) {
  return (
    <Details
      onPointerEnter={onNear}
      onFocus={onNear}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>{label}</summary>
      {children}
    </Details>
  );
}

/** Text with the line breaks that were typed. */
export const Lines = styled(Text)`
  white-space: pre-line;
`;

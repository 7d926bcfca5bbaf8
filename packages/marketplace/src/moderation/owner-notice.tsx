import { Text, token } from '@setu/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div<{ $isUrgent: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid ${({ $isUrgent }) => ($isUrgent ? token.color.kumkum : token.color.line)};
  border-radius: ${token.radius.card};
  background: ${({ $isUrgent }) => ($isUrgent ? token.color['kumkum-tint'] : token.color['turmeric-tint'])};
  overflow-wrap: anywhere;
`;

const Reason = styled(Text)`
  white-space: pre-line;
`;

interface OwnerNoticeProps {
  label: string;
  /** The decision and its date. */
  title: string;
  /** The administrator's reason; null without one. */
  reason: string | null;
  /** The consequences for visitors, and what to do. */
  children: ReactNode;
  /** True when something was hidden or revoked. */
  isUrgent?: boolean;
}

/** Shows the person concerned a decision of administrators, and what to do. */
export function OwnerNotice({ label, title, reason, children, isUrgent = false }: OwnerNoticeProps) {
  return (
    <Root role="note" aria-label={label} $isUrgent={isUrgent}>
      <Text $size={14} $weight={600} {...(isUrgent && { $tone: 'danger' as const })}>
        {title}
      </Text>
      {reason ? (
        <Reason $size={14} dir="auto">
          {reason}
        </Reason>
      ) : null}
      <Text $size={14}>{children}</Text>
    </Root>
  );
}

import type { Verification } from '@setu/contracts';
import { Badge, Icon, tip, VisuallyHidden } from '@setu/ui';
import { BadgeCheck } from '@setu/ui/icons';
import styled from 'styled-components';
import { checkedText } from './verified-text';

const Tip = styled.span`
  display: inline-flex;
`;

interface VerifiedBadgeProps {
  /** The checked documents, shown in a tooltip and to screen readers; null when none were recorded. */
  verification?: Verification | null;
}

/** The mark of a brand or an agent that an administrator has verified. */
export function VerifiedBadge({ verification }: VerifiedBadgeProps) {
  const checked = checkedText(verification);
  const badge = (
    <Badge tone="success">
      <Icon of={BadgeCheck} size={16} />
      <span>Verified</span>
      {checked ? <VisuallyHidden>: {checked}</VisuallyHidden> : null}
    </Badge>
  );
  return checked ? <Tip {...tip(`Verified: ${checked}`)}>{badge}</Tip> : badge;
}

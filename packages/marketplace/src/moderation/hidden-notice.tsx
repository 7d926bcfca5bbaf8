import type { Moderated } from '@setu/contracts';
import { Badge, formatDate, TextLink } from '@setu/ui';
import { Link } from 'react-router-dom';
import { OwnerNotice } from './owner-notice';

/** Marks the user's own listing that an administrator hid. */
export function HiddenBadge() {
  return <Badge tone="danger">Hidden</Badge>;
}

/** Shows the owner of a hidden listing when and why an administrator hid it, and what to do. */
export function HiddenNotice({ hidden }: { hidden: Moderated }) {
  return (
    <OwnerNotice
      label="Hidden by an administrator"
      title={`Hidden by an administrator on ${formatDate(hidden.at)}`}
      reason={hidden.reason}
      isUrgent
    >
      Only you can see it. Edit it, then{' '}
      <TextLink as={Link} to="/contact">
        write to us with the contact form
      </TextLink>
      . An administrator can restore it.
    </OwnerNotice>
  );
}

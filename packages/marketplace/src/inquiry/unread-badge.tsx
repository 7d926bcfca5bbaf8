import type { InquiryView } from '@setu/contracts';
import { Badge } from '@setu/ui';

/** A badge on inquiries with something unread from the other side. */
export function UnreadBadge({ inquiry }: { inquiry: Pick<InquiryView, 'isUnread'> }) {
  return inquiry.isUnread ? <Badge tone="solid">Unread</Badge> : null;
}

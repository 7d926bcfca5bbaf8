import type { InquiryView } from '@setu/contracts';
import { Badge } from '@setu/ui';

/** On an inquiry with something of the other side that was not read; nothing on others. */
export function UnreadBadge({ inquiry }: { inquiry: Pick<InquiryView, 'isUnread'> }) {
  return inquiry.isUnread ? <Badge tone="solid">Unread</Badge> : null;
}

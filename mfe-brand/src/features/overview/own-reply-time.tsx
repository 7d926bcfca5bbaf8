import { ReplyTimeText } from '@setu/marketplace';
import { Cluster, Text } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { myFranchises } from '../../shared/franchises.queries';

/** What the listings of the brand say of how soon it answers, and how that is measured; nothing while they say nothing. */
export function OwnReplyTime() {
  const franchises = useQuery(myFranchises());
  const usually = franchises.data?.find(({ brandReplyTime }) => brandReplyTime)?.brandReplyTime;
  if (!usually) return null;
  return (
    <Cluster as="section" $gap={8} aria-label="Your reply time">
      <ReplyTimeText usually={usually} />
      <Text as="span" $size={14} $tone="muted">
        Your listings say so. It is the median time to your first answer over the last 90 days; inquiries that
        you leave unanswered count as slow.
      </Text>
    </Cluster>
  );
}

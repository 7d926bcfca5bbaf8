import { ReplyTimeText } from '@setu/marketplace';
import { Cluster, Text } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { myFranchises } from '../../shared/franchises.queries';

/** The reply time that the brand's listings show, and how it is measured; hidden when they show none. */
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

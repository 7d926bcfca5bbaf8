import { ReplyTimeText } from '@setu/marketplace';
import { Cluster, Text } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { myFranchises } from '../../shared/franchises.queries';

/** The reply time that the brand's listings show, how it is measured, and what happens without an answer. */
export function OwnReplyTime() {
  const franchises = useQuery(myFranchises());
  const usually = franchises.data?.find(({ brandReplyTime }) => brandReplyTime)?.brandReplyTime;
  if (!franchises.data?.length) return null;
  return (
    <Cluster as="section" $gap={8} aria-label="Your reply time">
      {usually ? <ReplyTimeText usually={usually} /> : null}
      <Text as="span" $size={14} $tone="muted">
        {usually
          ? 'Your listings say so. It is the median time to your first answer over the last 90 days; inquiries that you leave unanswered count as slow. '
          : null}
        An investor who has no answer after 72 hours gets similar franchises of other brands by mail.
      </Text>
    </Cluster>
  );
}

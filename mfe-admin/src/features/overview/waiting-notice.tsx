import { Card, Cluster, formatTotal, LinkButton, Text } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { waitingReviews } from '../../shared/reviews.queries';
import { searchOf } from '../../shared/search-of';

/** How many listings wait for a review, and the way to them; nothing when none does. */
export function WaitingNotice() {
  const { data } = useQuery(waitingReviews());
  if (!data || data.total === 0) return null;
  return (
    <Card>
      <Cluster $justify="space-between" $gap={12}>
        <Text role="status" $weight={600}>
          {formatTotal(data)} {data.total === 1 ? 'franchise waits' : 'franchises wait'} for review
        </Text>
        <LinkButton
          as={Link}
          to={{ search: searchOf({ tab: 'content', view: 'reviews' }) }}
          variant="secondary"
          size="sm"
        >
          Review
        </LinkButton>
      </Cluster>
    </Card>
  );
}

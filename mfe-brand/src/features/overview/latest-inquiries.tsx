import type { InquiryView } from '@setu/contracts';
import { InquiryStatusBadge } from '@setu/marketplace';
import { Card, Cluster, formatDate, Heading, RetryNotice, Skeleton, Stack, Text, TextLink } from '@setu/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { receivedInquiries } from '../../shared/inquiries.queries';
import { Row, RowLink } from './row';

/** Number of shown inquiries. */
const most = 3;

const InquiryRow = ({ inquiry }: { inquiry: InquiryView }) => (
  <Row>
    <div>
      <RowLink to="?tab=inquiries">{inquiry.subject}</RowLink>
      <Text $size={14} $tone="muted">
        {inquiry.fromName ?? 'Somebody'} ·{' '}
        <span style={{ whiteSpace: 'nowrap' }}>{formatDate(inquiry.createdAt)}</span>
      </Text>
    </div>
    <InquiryStatusBadge status={inquiry.status} />
  </Row>
);

/** The newest inquiries, with a link to all of them; hidden when there are none. */
export function LatestInquiries() {
  const inquiries = useInfiniteQuery(receivedInquiries());
  const { data, isPending } = inquiries;
  const newest = data?.pages[0]?.items.slice(0, most) ?? [];
  if (data && newest.length === 0) return null;
  return (
    <Stack as="section" $gap={12} aria-labelledby="latest-inquiries">
      <Cluster $justify="space-between" $align="baseline">
        <Heading level={2} size="card" id="latest-inquiries">
          Latest inquiries
        </Heading>
        <TextLink as={Link} to="?tab=inquiries">
          View all
        </TextLink>
      </Cluster>
      <RetryNotice text="The latest inquiries could not be loaded." reads={[inquiries]} />
      {data || isPending ? (
        <Card as="ul" $flush aria-busy={isPending}>
          {isPending ? (
            <Row>
              <Skeleton width="60%" height="48px" />
            </Row>
          ) : (
            newest.map((inquiry) => <InquiryRow key={inquiry.id} inquiry={inquiry} />)
          )}
        </Card>
      ) : null}
    </Stack>
  );
}

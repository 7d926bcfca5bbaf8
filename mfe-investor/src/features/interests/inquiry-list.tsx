import {
  Inbox,
  InboxItem,
  type ShownInquiries,
  ShownInquiriesChoice,
  useLinkedInquiry,
  useShownInquiries,
} from '@setu/marketplace';
import { LoadMore, useUnauthorized } from '@setu/mfe-kit';
import { Card, EmptyState, ErrorState, LinkButton, Skeleton, Stack } from '@setu/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, type To } from 'react-router-dom';
import { InquiryCard } from './inquiry-card';
import { myInquiries, shownChoices } from './interests.queries';

const Loading = () => (
  <Stack $gap={16} aria-busy="true">
    {['a', 'b', 'c'].map((key) => (
      <Card key={key} aria-hidden="true">
        <Stack $gap={12}>
          <Skeleton width="min(320px, 70%)" height="24px" />
          <Skeleton width="min(220px, 50%)" height="20px" />
          <Skeleton height="48px" />
          <Skeleton width="min(260px, 90%)" height="36px" />
        </Stack>
      </Card>
    ))}
  </Stack>
);

interface InquiryListProps {
  /** Address for browsing franchises. */
  browse: To;
}

interface InquiriesProps extends InquiryListProps {
  pages: ReturnType<typeof useInquiryPages>;
  shown: ShownInquiries;
  onOpen: (id: string) => void;
}

const useInquiryPages = (shown: ShownInquiries) => useInfiniteQuery(myInquiries(shown));

function Inquiries({ browse, pages, shown, onOpen }: InquiriesProps) {
  const isLoggedOut = useUnauthorized(pages.error);
  if (!pages.data) {
    if (!pages.error || isLoggedOut) return <Loading />;
    return (
      <ErrorState
        title="Your inquiries could not be loaded."
        onRetry={() => void pages.refetch()}
        busy={pages.isFetching}
      />
    );
  }
  const inquiries = pages.data.pages.flatMap((page) => page.items);
  if (inquiries.length === 0 && shown !== 'all')
    return <EmptyState title="You have read everything">New answers of brands appear here.</EmptyState>;
  if (inquiries.length === 0)
    return (
      <EmptyState
        title="No inquiries yet"
        action={
          <LinkButton as={Link} to={browse}>
            Browse Franchises
          </LinkButton>
        }
      >
        Find a franchise that suits you and ask its brand; what you send and what it answers is kept here.
      </EmptyState>
    );
  return (
    <Stack $gap={16}>
      <Stack as="ul" $gap={16}>
        {inquiries.map((inquiry) => (
          <InboxItem key={inquiry.id} inquiryId={inquiry.id}>
            <InquiryCard inquiry={inquiry} onOpen={() => onOpen(inquiry.id)} />
          </InboxItem>
        ))}
      </Stack>
      <LoadMore pages={pages} noun="inquiries" />
    </Stack>
  );
}

/** The user's own inquiries, newest first, and the thread in the address. */
export function InquiryList({ browse }: InquiryListProps) {
  const shown = useShownInquiries(shownChoices);
  const pages = useInquiryPages(shown);
  const linked = useLinkedInquiry();
  return (
    <Inbox inquiries={pages.data?.pages.flatMap(({ items }) => items)}>
      <Stack $gap={16}>
        {shown !== 'all' || pages.data?.pages[0]?.items.length ? (
          <ShownInquiriesChoice choices={shownChoices} />
        ) : null}
        <Inquiries browse={browse} pages={pages} shown={shown} onOpen={linked.open} />
      </Stack>
    </Inbox>
  );
}

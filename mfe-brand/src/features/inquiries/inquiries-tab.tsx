import {
  LinkedThread,
  type ShownInquiries,
  ShownInquiriesChoice,
  useLinkedInquiry,
  useShownInquiries,
} from '@setu/marketplace';
import {
  handleUnauthorized,
  isUnauthorized,
  LoadMore,
  toastError,
  toastSuccess,
  userMessageOf,
  useUnauthorized,
} from '@setu/mfe-kit';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  formatTotal,
  Icon,
  LinkButton,
  Skeleton,
  Stack,
  skeletonRows,
  token,
} from '@setu/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { receivedInquiries, shownChoices } from '../../shared/inquiries.queries';
import { TabHead } from '../../shared/tab-head';
import { InquiryCard } from './inquiry-card';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
  max-width: 860px;
`;

const Choice = styled.div`
  margin-bottom: ${token.space[16]};
`;

const More = styled.div`
  max-width: 860px;
  margin-top: ${token.space[32]};

  &:empty {
    display: none;
  }
`;

const hintOf = (shown: ShownInquiries, total: string): string => {
  if (shown === 'unread') return `${total} not read`;
  return shown === 'unanswered' ? `${total} without your first answer` : `${total} received`;
};

const nothingShown = {
  unread: { title: 'You have read everything', text: 'New messages appear here.' },
  unanswered: {
    title: 'You have answered everybody',
    text: 'Inquiries without your first answer appear here.',
  },
} as const;

const skeletons = Array.from({ length: skeletonRows }, (_, index) => index);

const Loading = () => (
  <List as="div" aria-busy="true">
    {skeletons.map((index) => (
      <Card key={index}>
        <Stack $gap={12}>
          <Skeleton width="60%" height="24px" />
          <Skeleton width="35%" height="20px" />
          <Skeleton height="48px" />
          <Skeleton width="240px" height="44px" />
        </Stack>
      </Card>
    ))}
  </List>
);

/** What investors, and agents with their offers, wrote to the brand. */
export function InquiriesTab() {
  const linked = useLinkedInquiry();
  const shown = useShownInquiries(shownChoices);
  const pages = useInfiniteQuery(receivedInquiries(shown));
  useUnauthorized(pages.error);
  const inquiries = pages.data?.pages.flatMap(({ items }) => items);
  const total = formatTotal(pages.data?.pages[0] ?? { total: 0 });
  const download = useMutation({
    // The library for CSV comes when it is needed.
    mutationFn: async () => (await import('./inquiries-csv')).downloadInquiries(),
    onSuccess: (count) =>
      toastSuccess(`${count === 1 ? 'One inquiry has' : `${count} inquiries have`} been downloaded.`),
    onError: (error) => {
      if (isUnauthorized(error)) return handleUnauthorized();
      toastError({
        title: 'Your inquiries could not be collected.',
        description: userMessageOf(error) ?? 'Please try again.',
      });
    },
  });

  return (
    <>
      <TabHead
        title="Investor Inquiries"
        hint={inquiries ? hintOf(shown, total) : 'Loading...'}
        action={
          inquiries && inquiries.length > 0 ? (
            <Button
              variant="secondary"
              busy={download.isPending}
              busyLabel="Collecting..."
              onClick={() => download.mutate()}
            >
              <Icon of={Download} />
              Download CSV
            </Button>
          ) : undefined
        }
      />
      {!inquiries && pages.error ? (
        <ErrorState
          title="Inquiries could not be loaded."
          busy={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      ) : null}
      {pages.isPending ? <Loading /> : null}
      {shown !== 'all' || inquiries?.length ? (
        <Choice>
          <ShownInquiriesChoice choices={shownChoices} />
        </Choice>
      ) : null}
      {inquiries?.length === 0 && shown !== 'all' ? (
        <EmptyState title={nothingShown[shown].title}>{nothingShown[shown].text}</EmptyState>
      ) : null}
      {inquiries?.length === 0 && shown === 'all' ? (
        <EmptyState
          title="No inquiries yet"
          action={
            <LinkButton as={Link} to="?tab=franchises" variant="secondary">
              Go to your franchises
            </LinkButton>
          }
        >
          Investors write to you from the page of a franchise; what they ask appears here.
        </EmptyState>
      ) : null}
      {inquiries && inquiries.length > 0 ? (
        <List>
          {inquiries.map((inquiry) => (
            <li key={inquiry.id}>
              <InquiryCard inquiry={inquiry} onReply={() => linked.open(inquiry.id)} />
            </li>
          ))}
        </List>
      ) : null}
      <More>
        <LoadMore pages={pages} noun="inquiries" />
      </More>
      {linked.id ? (
        <LinkedThread
          id={linked.id}
          known={inquiries?.find(({ id }) => id === linked.id)}
          onClose={linked.close}
        />
      ) : null}
    </>
  );
}

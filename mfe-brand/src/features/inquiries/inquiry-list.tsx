import type { InquiryView } from '@setu/contracts';
import {
  Inbox,
  InboxItem,
  type ShownInquiries,
  ShownInquiriesChoice,
  useLinkedInquiry,
} from '@setu/marketplace';
import { LoadMore } from '@setu/mfe-kit';
import { Card, EmptyState, ErrorState, LinkButton, Skeleton, Stack, skeletonRows, token } from '@setu/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { shownChoices } from '../../shared/inquiries.queries';
import { InquiryCard } from './inquiry-card';
import { LabelChoice } from './label-choice';
import type { ReceivedPages } from './use-received';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
  max-width: 860px;
`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]} ${token.space[16]};
  margin-bottom: ${token.space[16]};
`;

const More = styled.div`
  max-width: 860px;
  margin-top: ${token.space[32]};

  &:empty {
    display: none;
  }
`;

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

interface InquiryListProps {
  pages: ReceivedPages;
  shown: ShownInquiries;
  /** Only inquiries with this label. */
  label: string | null;
  /** Content above the messages of the open conversation. */
  above: (inquiry: InquiryView) => ReactNode;
}

/** The inquiries, newest first, and the open conversation beside or over them. */
export function InquiryList({ pages, shown, label, above }: InquiryListProps) {
  const linked = useLinkedInquiry();
  const isFiltered = shown !== 'all' || label !== null;
  const inquiries = pages.data?.pages.flatMap(({ items }) => items);
  return (
    <Inbox inquiries={inquiries} above={above}>
      {!inquiries && pages.error ? (
        <ErrorState
          title="Inquiries could not be loaded."
          busy={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      ) : null}
      {pages.isPending ? <Loading /> : null}
      {isFiltered || inquiries?.length ? (
        <Choice>
          <ShownInquiriesChoice choices={shownChoices} />
          <LabelChoice />
        </Choice>
      ) : null}
      {inquiries?.length === 0 && label ? (
        <EmptyState title="No inquiry with this label">
          Choose “All labels” to see the others. Labels are put on an inquiry in its conversation.
        </EmptyState>
      ) : null}
      {inquiries?.length === 0 && !label && shown !== 'all' ? (
        <EmptyState title={nothingShown[shown].title}>{nothingShown[shown].text}</EmptyState>
      ) : null}
      {inquiries?.length === 0 && !isFiltered ? (
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
            <InboxItem key={inquiry.id} inquiryId={inquiry.id}>
              <InquiryCard inquiry={inquiry} onReply={() => linked.open(inquiry.id)} />
            </InboxItem>
          ))}
        </List>
      ) : null}
      <More>
        <LoadMore pages={pages} noun="inquiries" />
      </More>
    </Inbox>
  );
}

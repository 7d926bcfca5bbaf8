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
import { filterCount, type LeadFilter } from '../../shared/lead-filter';
import { InquiryCard } from './inquiry-card';
import { LabelChoice } from './label-choice';
import { ClearFilters, LeadFilters } from './lead-filters';
import type { ReceivedPages } from './use-received';

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
  /** Only inquiries whose investors say this, and their order. */
  filter: LeadFilter;
  /** Content above the messages of the open conversation. */
  above: (inquiry: InquiryView) => ReactNode;
}

/** The inquiries, newest first, and the open conversation beside or over them. */
export function InquiryList({ pages, shown, label, filter, above }: InquiryListProps) {
  const linked = useLinkedInquiry();
  const hasFilters = filterCount(filter) > 0;
  const isFiltered = shown !== 'all' || label !== null || hasFilters;
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
          <LeadFilters>
            <ShownInquiriesChoice choices={shownChoices} />
            <LabelChoice />
          </LeadFilters>
        </Choice>
      ) : null}
      {inquiries?.length === 0 && hasFilters ? (
        <EmptyState title="No inquiry fits these filters" action={<ClearFilters />}>
          Investors who prefer not to say something are not found by it.
        </EmptyState>
      ) : null}
      {inquiries?.length === 0 && label && !hasFilters ? (
        <EmptyState title="No inquiry with this label">
          Choose “All labels” to see the others. Labels are put on an inquiry in its conversation.
        </EmptyState>
      ) : null}
      {inquiries?.length === 0 && !label && !hasFilters && shown !== 'all' ? (
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

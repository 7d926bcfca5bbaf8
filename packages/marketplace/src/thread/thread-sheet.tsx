import { type InquiryView, takesReplies } from '@setu/contracts';
import { isNotFound, useSession, useUnauthorized } from '@setu/mfe-kit';
import { ErrorState, Skeleton, Stack, Text, token, VisuallyHidden } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ConversationFrame } from '../inbox/conversation-frame';
import { InvestorDetails } from '../inquiry/details/investor-details';
import { OwnDetails } from '../inquiry/details/own-details';
import { InquirySteps } from '../inquiry/status/inquiry-steps';
import { Composer } from './composer';
import { meetings } from './meetings/meetings.queries';
import { MeetingsPart, MeetingsSkeleton } from './meetings/meetings-part';
import { Messages } from './messages';
import { thread } from './thread.queries';
import { useMarkRead } from './use-mark-read';

export interface ThreadSheetProps {
  inquiry: Pick<
    InquiryView,
    | 'id'
    | 'subject'
    | 'status'
    | 'fromUserId'
    | 'fromName'
    | 'toName'
    | 'franchiseTitle'
    | 'requirementTitle'
    | 'propertyTitle'
    | 'isFromSuspended'
    | 'isToSuspended'
    | 'plans'
    | 'phone'
    | 'isBelowBudget'
    | 'isUnread'
  >;
  /** Content of the screen above the messages. */
  above?: ReactNode;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Messages that were read within this time, ms, are new enough: `useThreadPreload` reads them for the press that opens them. */
const freshMs = 5_000;

/** Why no message can be written; null while both sides may write. */
const endOf = (status: InquiryView['status']): string | null =>
  takesReplies(status) ? null : `This inquiry was ${status} and takes no more messages.`;

/** Above the messages. */
const Way = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};
  padding-bottom: ${token.space[16]};

  &:empty {
    display: none;
  }
`;

/** The investor's details in addition to the messages. */
const Details = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token.space[8]};
  margin-bottom: ${token.space[16]};
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  overflow-wrap: anywhere;
`;

const Loading = () => (
  <Stack $gap={16} aria-busy="true">
    <VisuallyHidden>Loading messages</VisuallyHidden>
    <Skeleton width="80%" height="96px" />
    <Stack $align="end">
      <Skeleton width="70%" height="72px" />
    </Stack>
    <Skeleton width="60%" height="72px" />
  </Stack>
);

const suspendedText =
  'The account of the other side is suspended or was deleted. You can read this conversation; it takes no messages.';

/** The other user and the subject of the conversation. */
const describe = (inquiry: ThreadSheetProps['inquiry'], isSender: boolean): string => {
  const other = isSender ? inquiry.toName : inquiry.fromName;
  const about = inquiry.franchiseTitle ?? inquiry.requirementTitle ?? inquiry.propertyTitle;
  return [other && `With ${other}`, about].filter(Boolean).join(' · ');
};

/** The messages of an inquiry, and the input for the next. */
export function ThreadSheet({ inquiry, above, open, onOpenChange }: ThreadSheetProps) {
  // Refetches on open to show new messages.
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...thread(inquiry.id),
    refetchOnMount: ({ state }) => Date.now() - state.dataUpdatedAt < freshMs || 'always',
  });
  // Requested together with the messages, and shown when these are, so that nothing moves.
  useQuery(meetings(inquiry.id));
  useMarkRead({ ...inquiry, replies: data && data.length - 1, readAt: dataUpdatedAt });
  const { user } = useSession();
  const isSender = user?.id === inquiry.fromUserId;
  const description = describe(inquiry, isSender);
  const isOtherSuspended = isSender ? inquiry.isToSuspended : inquiry.isFromSuspended;
  const end = endOf(inquiry.status) ?? (isOtherSuspended ? suspendedText : null);
  useUnauthorized(error);

  const failure = isNotFound(error)
    ? { title: 'This conversation no longer exists' }
    : { title: 'The messages could not be loaded.', onRetry: () => void refetch() };

  return (
    <ConversationFrame
      title={inquiry.subject}
      description={description || undefined}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        end ? (
          <Text $size={14} $tone="muted">
            {end}
          </Text>
        ) : isNotFound(error) ? null : (
          <Composer inquiryId={inquiry.id} />
        )
      }
    >
      {/* A single element, so that the messages can observe when content above them grows. */}
      <div>
        <Way>
          <InquirySteps status={inquiry.status} />
          {data ? <MeetingsPart inquiryId={inquiry.id} isOpen={end === null} /> : null}
          {!data && !error && end === null ? <MeetingsSkeleton /> : null}
        </Way>
        {inquiry.plans || inquiry.phone || inquiry.isBelowBudget ? (
          <Details>
            {isSender ? <OwnDetails inquiry={inquiry} /> : <InvestorDetails inquiry={inquiry} />}
          </Details>
        ) : null}
        {above}
        {data ? <Messages messages={data} /> : null}
        {!data && !error ? <Loading /> : null}
        {!data && error ? <ErrorState {...failure} busy={isFetching} /> : null}
      </div>
    </ConversationFrame>
  );
}

import type { InquiryBox } from '@setu/contracts';
import { LoadMore, useUnauthorized } from '@setu/mfe-kit';
import { ErrorState, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@setu/ui';
import { MessageRow } from './message-row';
import type { BoxMessages } from './use-messages';

interface MessageGroupProps extends BoxMessages {
  name: string;
  box: InquiryBox;
  /** Shown when the group is empty. */
  none: string;
}

/** The inquiries of one box, newest first. */
export function MessageGroup({ name, box, none, pages, inquiries }: MessageGroupProps) {
  useUnauthorized(pages.error);
  return (
    <Stack as="section" $gap={4} aria-label={name} aria-busy={pages.isPending}>
      <Heading level={3}>{name}</Heading>
      {pages.isPending ? (
        <Stack $gap={16}>
          <VisuallyHidden>Loading</VisuallyHidden>
          <Skeleton height="96px" />
          <Skeleton height="96px" />
        </Stack>
      ) : null}
      {pages.isError && !pages.data ? (
        <ErrorState
          title="These messages could not be loaded."
          onRetry={() => void pages.refetch()}
          busy={pages.isFetching}
        />
      ) : null}
      {pages.data && inquiries.length === 0 ? <Text $tone="muted">{none}</Text> : null}
      <ul>
        {inquiries.map((inquiry) => (
          <MessageRow key={inquiry.id} inquiry={inquiry} isReceived={box === 'received'} />
        ))}
      </ul>
      <LoadMore pages={pages} noun="messages" />
    </Stack>
  );
}

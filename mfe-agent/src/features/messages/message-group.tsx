import type { InquiryBox, InquiryView } from '@setu/contracts';
import { LoadMore, useUnauthorized } from '@setu/mfe-kit';
import { ErrorState, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@setu/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { inquiryPages } from '../../shared/inquiries.queries';
import { MessageRow } from './message-row';

interface MessageGroupProps {
  name: string;
  box: InquiryBox;
  /** Shown when the group is empty. */
  none: string;
  onOpen: (inquiry: InquiryView) => void;
}

/** The inquiries of one box, newest first. */
export function MessageGroup({ name, box, none, onOpen }: MessageGroupProps) {
  const pages = useInfiniteQuery({
    ...inquiryPages(box),
    // Opening the messages means to read what came meanwhile.
    refetchOnMount: 'always',
  });
  useUnauthorized(pages.error);
  const inquiries = pages.data?.pages.flatMap((page) => page.items) ?? [];
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
          <MessageRow key={inquiry.id} inquiry={inquiry} isReceived={box === 'received'} onOpen={onOpen} />
        ))}
      </ul>
      <LoadMore pages={pages} noun="messages" />
    </Stack>
  );
}

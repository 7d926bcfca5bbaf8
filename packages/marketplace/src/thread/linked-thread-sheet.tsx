import type { InquiryView } from '@setu/contracts';
import { isNotFound, useUnauthorized } from '@setu/mfe-kit';
import { Button, ErrorState, Skeleton, Stack, Text, VisuallyHidden } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConversationFrame } from '../inbox/conversation-frame';
import { inquiry } from './inquiry.queries';
import { ThreadSheet } from './thread-sheet';

export interface LinkedThreadProps {
  /** Id from the address. It may not exist, or belong to other users. */
  id: string;
  /** The inquiry, if a list on the screen has already loaded it. */
  known?: InquiryView | undefined;
  /** Content of the screen above the messages. */
  above?: ((inquiry: InquiryView) => ReactNode) | undefined;
  onClose: () => void;
}

/** The thread of the inquiry in the address, which is read by its id unless a list has already loaded it. */
export function LinkedThreadSheet({ id, known, above, onClose }: LinkedThreadProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...inquiry(id), enabled: !known });
  useUnauthorized(error);
  const shown = known ?? data;
  if (shown)
    return <ThreadSheet key={id} inquiry={shown} above={above?.(shown)} open onOpenChange={onClose} />;

  if (isNotFound(error))
    return (
      <ConversationFrame
        title="Conversation not found"
        open
        onOpenChange={onClose}
        footer={
          <Button variant="secondary" onClick={onClose}>
            Show my conversations
          </Button>
        }
      >
        <Text>
          This conversation was deleted, or it belongs to another account. If you have a second account, log
          in with that one and open the link again.
        </Text>
      </ConversationFrame>
    );
  return (
    <ConversationFrame title="Conversation" open onOpenChange={onClose}>
      {error ? (
        <ErrorState
          title="The conversation could not be loaded."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Stack $gap={16} aria-busy="true">
          <VisuallyHidden>Loading conversation</VisuallyHidden>
          <Skeleton width="80%" height="96px" />
          <Skeleton width="60%" height="72px" />
        </Stack>
      )}
    </ConversationFrame>
  );
}

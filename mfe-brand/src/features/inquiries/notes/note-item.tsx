import { deleteInquiryNote, type InquiryNote } from '@setu/contracts';
import { api, toastError, userMessageOf } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { Cluster, formatDateTime, IconButton, Text, token } from '@setu/ui';
import { ConfirmDialog } from '@setu/ui/dialog';
import { Trash2 } from '@setu/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { inquiryNotes } from './notes.queries';

const Words = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Root = styled.li`
  padding-block: ${token.space[8]};
  border-bottom: 1px solid ${token.color.line};

  &:last-child {
    border-bottom: 0;
  }
`;

/** A note with its author and time, and a button to delete it. */
export function NoteItem({ note }: { note: InquiryNote }) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const when = formatDateTime(note.createdAt);
  const { start, isSending } = useSender({
    name: `note:${note.id}:delete`,
    send: () => api.call(deleteInquiryNote, { id: note.inquiryId, noteId: note.id }),
    onSent: () => client.invalidateQueries({ queryKey: inquiryNotes(note.inquiryId).queryKey }),
    onRefused: (error) => {
      toastError(userMessageOf(error) ?? 'Failed to delete the note. Please try again.');
      setAsking(false);
    },
  });
  return (
    <Root>
      <Words $size={14} dir="auto">
        {note.text}
      </Words>
      <Cluster $gap={8} $justify="space-between" $wrap={false}>
        <Text $size={12} $tone="muted">
          {note.authorName ?? 'Somebody of your team'} · <time dateTime={note.createdAt}>{when}</time>
        </Text>
        <IconButton name={`Delete the note of ${when}`} icon={Trash2} onClick={() => setAsking(true)} />
      </Cluster>
      {isAsking ? (
        <ConfirmDialog
          title="Delete this note?"
          cancelLabel="Keep it"
          confirmLabel="Delete"
          busyLabel="Deleting..."
          isDestructive
          isBusy={isSending}
          onConfirm={() => start(undefined)}
          onClose={() => setAsking(false)}
        >
          <Text>It is deleted for everybody in your team. This cannot be undone.</Text>
        </ConfirmDialog>
      ) : null}
    </Root>
  );
}

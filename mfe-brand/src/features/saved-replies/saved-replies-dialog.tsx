import { type SavedReply, savedRepliesMax } from '@setu/contracts';
import type { ReplyBox } from '@setu/marketplace';
import { toastError, useUnauthorized } from '@setu/mfe-kit';
import { Button, ErrorState, Icon, Skeleton, Stack, Text, VisuallyHidden } from '@setu/ui';
import { Dialog } from '@setu/ui/dialog';
import { Plus } from '@setu/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteReplyDialog } from './delete-reply-dialog';
import { savedReplies } from './saved-replies.queries';
import { SavedReplyDialog } from './saved-reply-dialog';
import { SavedReplyRow } from './saved-reply-row';

type Step = { kind: 'edit'; reply: SavedReply | null } | { kind: 'delete'; reply: SavedReply };

interface SavedRepliesDialogProps {
  box: ReplyBox;
  onClose: () => void;
}

/** The brand's saved replies: inserts one into the reply box, and manages them. */
export function SavedRepliesDialog({ box, onClose }: SavedRepliesDialogProps) {
  const [step, setStep] = useState<Step | null>(null);
  const { data, error, isFetching, refetch } = useQuery(savedReplies());
  useUnauthorized(error);
  const isFull = (data?.length ?? 0) >= savedRepliesMax;
  const use = ({ text }: SavedReply) => {
    if (box.insert(text)) onClose();
    else toastError('The message would be too long with this text. Shorten what you typed first.');
  };
  const done = () => setStep(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Saved Replies"
      description="Choose a text for your message. What you typed stays before it."
      footer={
        <Button
          variant="secondary"
          onClick={() => setStep({ kind: 'edit', reply: null })}
          disabledReason={
            isFull ? `There are ${savedRepliesMax} already. Delete or change one first.` : undefined
          }
        >
          <Icon of={Plus} />
          {box.text.trim() === '' ? 'New Saved Reply' : 'Save What I Typed'}
        </Button>
      }
    >
      {!data && error ? (
        <ErrorState
          title="Your saved replies could not be loaded."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {!data && !error ? (
        <Stack $gap={12} aria-busy="true">
          <VisuallyHidden>Loading saved replies</VisuallyHidden>
          <Skeleton height="72px" />
          <Skeleton height="72px" />
        </Stack>
      ) : null}
      {data?.length === 0 ? (
        <Text $tone="muted">
          None yet. Save a text that you often send, such as your fees or the first steps, and answer sooner
          next time.
        </Text>
      ) : null}
      {data && data.length > 0 ? (
        <Stack as="ul" $gap={12} aria-label="Saved replies">
          {data.map((reply) => (
            <SavedReplyRow
              key={reply.id}
              reply={reply}
              onUse={() => use(reply)}
              onEdit={() => setStep({ kind: 'edit', reply })}
              onDelete={() => setStep({ kind: 'delete', reply })}
            />
          ))}
        </Stack>
      ) : null}
      {step?.kind === 'edit' ? (
        <SavedReplyDialog reply={step.reply} text={box.text.trim()} onClose={done} />
      ) : null}
      {step?.kind === 'delete' ? <DeleteReplyDialog reply={step.reply} onClose={done} /> : null}
    </Dialog>
  );
}

import { isUnauthorized, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { Button } from '@setu/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminAuth } from '../admin-auth/admin-auth';
import type { ModerationText } from './moderation-text';
import { ReasonDialog } from './reason-dialog';

/** Duration of the toast with Undo, ms: longer than of other toasts. */
const undoOfferedMs = 10_000;

interface ModerationButtonProps<Item> {
  /** Identifies the item: `listing:<id>`. */
  name: string;
  /** Title or name of the item. */
  of: string;
  text: ModerationText;
  /** True when it is hidden or suspended: then the button restores it. */
  isModerated: boolean;
  /** Initial text of the reason; empty by default. */
  firstReason?: string;
  decide: (reason: string) => Promise<Item>;
  restore: () => Promise<Item>;
  /** Called after either change, with the new state of the item. */
  onChanged: (item: Item) => void;
}

/** Hides a listing or suspends an account, with a reason, or restores it. The message afterwards offers Undo. */
export function ModerationButton<Item>(props: ModerationButtonProps<Item>) {
  const { name, of, text, isModerated, firstReason, decide, restore, onChanged } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { endSession } = useAdminAuth();
  const restoring = useMutation({
    mutationFn: restore,
    onSuccess: (item) => {
      onChanged(item);
      toastSuccess({ title: text.restored, description: of });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return endSession();
      toastError({ title: text.restoreFailed, description: userMessageOf(error) ?? undefined });
    },
  });
  const handleDecided = (item: Item) => {
    onChanged(item);
    toastSuccess({
      title: text.decided,
      description: of,
      duration: undoOfferedMs,
      action: { label: 'Undo', hint: `Restore ${of}`, onClick: () => restoring.mutate() },
    });
  };
  const action = isModerated ? 'Restore' : text.decide;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        busy={restoring.isPending}
        aria-label={`${action} ${of}`}
        onClick={() => (isModerated ? restoring.mutate() : setIsAsking(true))}
      >
        {action}
      </Button>
      {isAsking ? (
        <ReasonDialog
          name={name}
          of={of}
          text={text}
          firstReason={firstReason}
          decide={decide}
          onDecided={handleDecided}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}

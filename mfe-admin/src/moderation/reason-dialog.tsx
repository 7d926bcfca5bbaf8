import { ModerationDraft, moderationReasonMax } from '@setu/contracts';
import { ApiError } from '@setu/mfe-kit';
import { showFieldErrors, useFormDraft, useSender, useZodForm } from '@setu/mfe-kit/form';
import { Button, Field, Stack, TextArea, toast } from '@setu/ui';
import { Dialog } from '@setu/ui/dialog';
import { useId } from 'react';
import { useAdminAuth } from '../admin-auth/admin-auth';
import type { ModerationWords } from './words';

interface ReasonDialogProps<Item> {
  /** Names what is decided on: `listing:<id>`. What is typed is kept under it. */
  name: string;
  /** Title or name of it. */
  of: string;
  words: ModerationWords;
  decide: (reason: string) => Promise<Item>;
  onDecided: (item: Item) => void;
  onClose: () => void;
}

/** Asks why a listing is hidden or an account suspended. What is typed outlives the dialog unless it is cancelled. */
export function ReasonDialog<Item>(props: ReasonDialogProps<Item>) {
  const { name, of, words, decide, onDecided, onClose } = props;
  const formId = useId();
  const { endSession } = useAdminAuth();
  const form = useZodForm<{ reason: string }>(ModerationDraft, { reason: '' });
  const forgetDraft = useFormDraft(form, `admin:reason:${name}`);
  const leave = () => {
    forgetDraft();
    onClose();
  };
  const { start, isSending } = useSender({
    name: `admin:reason:${name}`,
    send: ({ reason }: { reason: string }) => decide(reason),
    onSent: (item: Item) => {
      leave();
      onDecided(item);
    },
    onUnauthorized: endSession,
    onRefused: (error) => {
      if (showFieldErrors(form, error)) return;
      toast({
        title: words.failed,
        description: (error instanceof ApiError && error.detail) || undefined,
        variant: 'destructive',
      });
    },
  });
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={words.question}
      description={of}
      footer={
        <>
          <Button variant="secondary" onClick={isSending ? onClose : leave}>
            Cancel
          </Button>
          <Button type="submit" variant="destructive" form={formId} busy={isSending} busyLabel={words.busy}>
            {words.decide}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={formId}
        noValidate
        $gap={16}
        onSubmit={(event) => void form.handleSubmit((values) => start(values))(event)}
      >
        <p>{words.effect}</p>
        <Field
          label="Reason"
          required
          error={errors.reason?.message}
          help="The person reads these words, and Recent Activity shows them to administrators."
        >
          <TextArea rows={4} maxLength={moderationReasonMax} {...form.register('reason')} />
        </Field>
      </Stack>
    </Dialog>
  );
}

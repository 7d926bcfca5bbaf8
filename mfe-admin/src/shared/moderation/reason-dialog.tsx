import { ModerationDraft, moderationReasonMax } from '@setu/contracts';
import { useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { Field, TextArea } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useAdminAuth } from '../admin-auth/admin-auth';
import type { DecisionText } from './moderation-text';

interface ReasonDialogProps<Item> {
  /** Identifies the item and its draft: `listing:<id>`. */
  name: string;
  /** Title or name of the item. */
  of: string;
  text: DecisionText;
  /** Initial text of the reason; empty by default. */
  firstReason?: string | undefined;
  /** Schema of the reason; by default that of a reason which the person reads. */
  rules?: typeof ModerationDraft;
  decide: (reason: string) => Promise<Item>;
  onDecided: (item: Item) => void;
  onClose: () => void;
}

/** Asks for the reason of a decision. */
export function ReasonDialog<Item>(props: ReasonDialogProps<Item>) {
  const { name, of, text, firstReason = '', rules = ModerationDraft, decide, onDecided, onClose } = props;
  const { endSession } = useAdminAuth();
  const form = useZodForm<{ reason: string }>(rules, { reason: firstReason });
  const dialog = useDialogForm({
    form,
    name: `admin:reason:${name}`,
    send: ({ reason }) => decide(reason),
    failure: { title: text.failed },
    onSent: onDecided,
    onUnauthorized: endSession,
    onClose,
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      title={text.question}
      description={of}
      submitLabel={text.decide}
      busyLabel={text.busy}
      isDestructive
      {...dialog}
    >
      <p>{text.effect}</p>
      <Field label="Reason" required error={errors.reason?.message} help={text.readers}>
        <TextArea rows={4} maxLength={moderationReasonMax} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}

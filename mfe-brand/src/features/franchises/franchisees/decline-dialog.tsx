import { decideFranchisee, moderationReasonMax, ProofDecision, type ProofToDecide } from '@setu/contracts';
import { api, toastSuccess } from '@setu/mfe-kit';
import { useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { Field, TextArea } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { nameOf } from './name-of';
import { refreshFranchisees } from './refresh-franchisees';

interface DeclineDialogProps {
  proof: ProofToDecide;
  onClose: () => void;
}

/** Declines that a person runs an outlet, with a reason. */
export function DeclineDialog({ proof, onClose }: DeclineDialogProps) {
  const client = useQueryClient();
  const name = nameOf(proof);
  const form = useZodForm<{ decision: 'declined'; reason: string }>(ProofDecision, {
    decision: 'declined',
    reason: '',
  });
  const dialog = useDialogForm({
    form,
    name: `franchisee:${proof.id}:decline`,
    send: (decision) => api.call(decideFranchisee, { id: proof.id, ...decision }),
    failure: { title: 'The outlet was not declined.' },
    onSent: async () => {
      toastSuccess({ title: 'Outlet declined', description: `${name} reads your reason.` });
      await refreshFranchisees(client);
    },
    onRefused: () => void refreshFranchisees(client),
    onClose,
  });
  return (
    <FormDialog
      title="Decline this outlet?"
      description={`${name}, outlet in ${proof.city}`}
      submitLabel="Decline"
      busyLabel="Declining..."
      isDestructive
      {...dialog}
    >
      <p>
        {name} cannot review this franchise then, and can ask again with the franchise agreement. You can
        confirm the outlet later.
      </p>
      <Field
        label="Reason"
        required
        error={form.formState.errors.reason?.message}
        help="The person reads it, such as: No outlet of ours is at this address."
      >
        <TextArea rows={4} maxLength={moderationReasonMax} dir="auto" {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}

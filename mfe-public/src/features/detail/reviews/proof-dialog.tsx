import {
  askForProof,
  type FranchiseeProof,
  type FranchiseView,
  ProofDraft,
  popularCities,
  type StoredDocument,
} from '@setu/contracts';
import { DocumentField } from '@setu/marketplace';
import { api, toastSuccess } from '@setu/mfe-kit';
import { useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { Field, FieldPair, Text, TextInput } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { ownOutlet } from './own-outlet.queries';

interface Values {
  city: string;
  openedIn: string;
  agreement: StoredDocument | null;
}

interface ProofDialogProps {
  franchise: FranchiseView;
  /** What the person said before; null for the first time. */
  proof: FranchiseeProof | null;
  onClose: () => void;
}

/** Says that the person runs an outlet, with the agreement if it is to prove it. */
export function ProofDialog({ franchise, proof, onClose }: ProofDialogProps) {
  const client = useQueryClient();
  const cities = useId();
  const form = useZodForm<Values>(ProofDraft, {
    city: proof?.city ?? '',
    openedIn: proof ? String(proof.openedIn) : '',
    agreement: null,
  });
  const dialog = useDialogForm({
    form,
    name: `outlet:${franchise.id}`,
    send: (values) => api.call(askForProof, { id: franchise.id, ...values }),
    failure: { title: 'Your outlet was not sent' },
    onSent: () => {
      toastSuccess({
        title: 'Your outlet was sent',
        description: `You are notified when ${franchise.brandName} or an administrator has decided.`,
      });
      return client.invalidateQueries({ queryKey: ownOutlet(franchise.id).queryKey });
    },
    onClose,
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      title="Your outlet"
      description={franchise.title}
      submitLabel="Send"
      busyLabel="Sending..."
      {...dialog}
    >
      <Text $size={14}>
        {franchise.brandName} is asked to confirm your outlet. If you add your franchise agreement, an
        administrator reads it and decides as well.
      </Text>
      <FieldPair>
        <Field label="City" required error={errors.city?.message}>
          <TextInput {...form.register('city')} maxLength={80} list={cities} autoComplete="address-level2" />
        </Field>
        <Field label="Opened in" required error={errors.openedIn?.message}>
          <TextInput
            {...form.register('openedIn')}
            maxLength={4}
            inputMode="numeric"
            autoComplete="off"
            placeholder="2021"
          />
        </Field>
      </FieldPair>
      <datalist id={cities}>
        {popularCities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      <DocumentField
        label="Franchise agreement"
        use="message"
        value={form.watch('agreement')}
        onChange={(agreement) => form.setValue('agreement', agreement, { shouldDirty: true })}
        help="Only administrators read it, and it is removed after the decision. The page with the names, the place and the signatures is enough."
        error={errors.agreement?.message}
      />
    </FormDialog>
  );
}

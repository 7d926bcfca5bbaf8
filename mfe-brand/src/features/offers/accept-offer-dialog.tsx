import { acceptOffer, type InquiryView, listInquiries } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { showFieldErrors, useFormDraft, useSender, useZodForm } from '@setu/mfe-kit/form';
import { Field, NativeSelect, TextArea } from '@setu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf, sayDone, sayFailed } from '../../form/failure';
import { AmountField } from '../../form/fields';
import { FormDialog } from '../../form/form-dialog';
import { givenAssignments } from '../../reads/brand.queries';
import { assignmentTypes } from './assignment-words';

interface AcceptValues {
  requirementId: string;
  agentId: string;
  propertyId: string | null;
  assignmentType: keyof typeof assignmentTypes;
  /** Percent. */
  commissionAgreed: string;
  notes: string;
}

interface AcceptOfferDialogProps {
  offer: InquiryView;
  onClose: () => void;
}

/** Accepts an agent's offer: from then on the agent works for the brand. */
export function AcceptOfferDialog({ offer, onClose }: AcceptOfferDialogProps) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useZodForm<AcceptValues>(acceptOffer.body, {
    requirementId: offer.requirementId ?? '',
    agentId: offer.fromUserId,
    propertyId: offer.propertyId,
    assignmentType: 'tenant_search',
    commissionAgreed: offer.proposedCommission?.replace(/\.00$/, '') ?? '',
    notes: '',
  });
  const draft = `accept:${offer.id}`;
  const forget = useFormDraft(form, draft);
  const { errors } = form.formState;
  const name = offer.fromName ?? 'The agent';

  const close = () => {
    forget();
    onClose();
  };
  const { start, isSending } = useSender({
    name: draft,
    send: (values: AcceptValues) => api.call(acceptOffer, values),
    onSent: () => {
      void client.invalidateQueries({ queryKey: givenAssignments().queryKey });
      // Who accepted an offer has answered it. The inquiry learns of it a moment later, so lists are read when next opened.
      void client.invalidateQueries({ queryKey: [listInquiries.path], refetchType: 'none' });
      sayDone(`Offer accepted. ${name} works on it now.`);
      close();
    },
    onRefused: (error) => {
      const isOnField = showFieldErrors(form, error);
      setProblem(isOnField ? null : reasonOf(error));
      sayFailed('Failed to accept the offer. Please try again.');
    },
  });

  return (
    <FormDialog
      title="Accept Offer"
      description={[name, offer.propertyTitle].filter(Boolean).join(' · ')}
      submitLabel="Accept Offer"
      busyLabel="Accepting..."
      isSending={isSending}
      problem={problem ?? errors.root?.message}
      onSubmit={(event) => void form.handleSubmit((values) => start(values))(event)}
      onClose={onClose}
      onCancel={close}
    >
      <Field label="What the agent does" error={errors.assignmentType?.message}>
        <NativeSelect {...form.register('assignmentType')}>
          {Object.entries(assignmentTypes).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <AmountField
        control={form.control}
        name="commissionAgreed"
        label="Commission agreed"
        unit="%"
        optional
        help={offer.proposedCommission ? 'As offered; change it if you agreed otherwise.' : undefined}
      />
      <Field
        label="Notes"
        optional
        error={errors.notes?.message}
        help="The agent reads them with the assignment."
      >
        <TextArea {...form.register('notes')} maxLength={2000} rows={4} />
      </Field>
    </FormDialog>
  );
}

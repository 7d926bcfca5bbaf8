import { acceptOffer, type InquiryView, listInquiries, OfferAcceptance, plainFigure } from '@setu/contracts';
import { inquiry } from '@setu/marketplace';
import { api, toastSuccess, withItem } from '@setu/mfe-kit';
import { useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { Field, NativeSelect, TextArea } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { givenAssignments } from '../../shared/assignments.queries';
import { AmountField } from '../../shared/form/fields';
import { assignmentTypes } from './assignment-status';

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

/** Accepts an agent's offer: the agent then works for the brand. */
export function AcceptOfferDialog({ offer, onClose }: AcceptOfferDialogProps) {
  const client = useQueryClient();
  const form = useZodForm<AcceptValues>(OfferAcceptance, {
    requirementId: offer.requirementId ?? '',
    agentId: offer.fromUserId,
    propertyId: offer.propertyId,
    assignmentType: 'tenant_search',
    commissionAgreed: offer.proposedCommission?.replace(/\.00$/, '') ?? '',
    notes: '',
  });
  const { errors } = form.formState;
  const name = offer.fromName ?? 'The agent';
  const dialog = useDialogForm({
    form,
    name: `accept:${offer.id}`,
    send: ({ commissionAgreed, ...values }) =>
      api.call(acceptOffer, { ...values, commissionAgreed: plainFigure(commissionAgreed, 'percent') }),
    failure: 'Failed to accept the offer. Please try again.',
    onSent: () => {
      void client.invalidateQueries({ queryKey: givenAssignments().queryKey });
      // Accepting an offer also answers the inquiry. Its service follows a moment later: the inquiry is shown with its future status, and
      // lists are read when next opened.
      if (offer.status === 'open') {
        const begun: InquiryView = { ...offer, status: 'in_progress' };
        client.setQueriesData({ queryKey: [listInquiries.path, 'received'] }, withItem<InquiryView>(begun));
        client.setQueryData(inquiry(offer.id).queryKey, (known) => known && begun);
      }
      void client.invalidateQueries({ queryKey: [listInquiries.path], refetchType: 'none' });
      toastSuccess(`Offer accepted. ${name} works on it now.`);
    },
    onClose,
  });

  return (
    <FormDialog
      title="Accept Offer"
      description={[name, offer.propertyTitle].filter(Boolean).join(' · ')}
      submitLabel="Accept Offer"
      busyLabel="Accepting..."
      {...dialog}
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
        help={
          offer.proposedCommission
            ? 'Percent of the deal, as offered. Change it if you agreed otherwise.'
            : 'Percent of the deal.'
        }
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

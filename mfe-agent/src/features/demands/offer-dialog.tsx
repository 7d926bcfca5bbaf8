import { longestFigure, type PropertyDemand, sendInquiry } from '@setu/contracts';
import { ReplyByMail } from '@setu/marketplace';
import { ApiError, api, toastSuccess } from '@setu/mfe-kit';
import { useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { Field, TextArea, TextInput } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { setContacted } from '../../shared/demands.queries';
import { allInquiries } from '../../shared/inquiries.queries';
import { emptyOffer, OfferForm, type OfferValues } from './offer-form';
import { OfferedPropertyField } from './offered-property-field';

interface OfferDialogProps {
  demand: PropertyDemand;
  onClose: () => void;
}

/** An offer to the brand of a demand: a message, optionally a property, a commission. */
export function OfferDialog({ demand, onClose }: OfferDialogProps) {
  const client = useQueryClient();
  const form = useZodForm<OfferValues>(OfferForm, emptyOffer(demand));
  const { register, formState } = form;
  const { errors } = formState;
  const showContacted = () => {
    setContacted(client, demand.id, true);
    void client.invalidateQueries({ queryKey: allInquiries });
  };
  const dialog = useDialogForm({
    form,
    name: `offer:${demand.id}`,
    send: (values) => api.call(sendInquiry, OfferForm.parse(values)),
    failure: 'Failed to send inquiry. Please try again.',
    onSent: () => {
      showContacted();
      toastSuccess('Your inquiry has been sent successfully!');
    },
    onRefused: (error) => {
      if (error instanceof ApiError && error.code === 'already_offered') showContacted();
    },
    onClose,
  });

  return (
    <FormDialog
      title={`Contact ${demand.brandName}`}
      description={demand.businessUse}
      submitLabel="Send Offer"
      busyLabel="Sending..."
      {...dialog}
      // Cancel also keeps the draft of an offer.
      onCancel={onClose}
    >
      <OfferedPropertyField form={form} demand={demand} />
      <Field label="Subject" required error={errors.subject?.message}>
        <TextInput
          {...register('subject')}
          maxLength={150}
          autoComplete="off"
          placeholder="What do you offer?"
        />
      </Field>
      <Field
        label="Message"
        required
        error={errors.message?.message}
        help="Footfall, frontage, and when it could be seen help the brand to decide."
      >
        <TextArea {...register('message')} maxLength={5000} rows={6} />
      </Field>
      <Field
        label="Proposed commission"
        optional
        error={errors.proposedCommission?.message}
        help="Percent of the deal. Say in your message what you count, for example one year's rent. Leave it blank to agree on it later."
      >
        <TextInput
          {...register('proposedCommission')}
          inputMode="decimal"
          unit="%"
          maxLength={longestFigure}
          autoComplete="off"
        />
      </Field>
      <ReplyByMail />
    </FormDialog>
  );
}

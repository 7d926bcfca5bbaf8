import { type PropertyDemand, type PropertyListing, sendInquiry } from '@setu/contracts';
import { ApiError, api } from '@setu/mfe-kit';
import { showFieldErrors, useFormDraft, useSender, useZodForm } from '@setu/mfe-kit/form';
import { Button, Field, NativeSelect, Stack, Text, TextArea, TextInput, toast } from '@setu/ui';
import { Dialog, DialogClose } from '@setu/ui/dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { setContacted } from '../../demand/demand.queries';
import { allInquiries } from '../../inquiry/inquiry.queries';
import { myProperties } from '../../property/property.queries';
import { someOf, squareFeet } from '../../words';
import { emptyOffer, OfferForm, type OfferValues } from './offer-form';

interface OfferDialogProps {
  demand: PropertyDemand;
  onClose: () => void;
}

const nameOf = ({ title, city, area }: PropertyListing) =>
  `${title} · ${city} · ${area.toLocaleString('en-IN')} sq ft`;

/** An offer to the brand behind a demand: words, a property if there is one, a commission. */
export function OfferDialog({ demand, onClose }: OfferDialogProps) {
  const formId = useId();
  const client = useQueryClient();
  const [reason, setReason] = useState<string | null>(null);
  const properties = useQuery(myProperties());
  const offered = (properties.data ?? []).filter(({ isAvailable, hidden }) => isAvailable && !hidden);

  const form = useZodForm<OfferValues>(OfferForm, emptyOffer(demand));
  const name = `offer:${demand.id}`;
  const forget = useFormDraft(form, name);
  const { register, formState, watch } = form;
  const { errors } = formState;

  const { start, isSending } = useSender({
    name,
    send: (values: OfferValues) => api.call(sendInquiry, OfferForm.parse(values)),
    onSent: () => {
      forget();
      setContacted(client, demand.id, true);
      void client.invalidateQueries({ queryKey: allInquiries });
      toast({
        title: 'Success',
        description: 'Your inquiry has been sent successfully!',
        variant: 'success',
      });
      onClose();
    },
    onRefused: (error) => {
      showFieldErrors(form, error);
      const { code = null, detail = null } = error instanceof ApiError ? error : {};
      setReason(detail);
      toast({
        title: 'Error',
        description: 'Failed to send inquiry. Please try again.',
        variant: 'destructive',
      });
      if (code === 'already_offered') {
        setContacted(client, demand.id, true);
        void client.invalidateQueries({ queryKey: allInquiries });
      }
    },
  });
  const handleValid = (values: OfferValues) => {
    setReason(null);
    start(values);
  };
  const chosenId = watch('propertyId');

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Contact ${demand.brandName}`}
      description={demand.businessUse}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={isSending} busyLabel="Sending...">
            Send Offer
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={form.handleSubmit(handleValid)}>
        {reason ? (
          <Text role="alert" $size={14} $tone="kumkum">
            {reason}
          </Text>
        ) : null}
        <Field
          label="Your property"
          optional
          error={errors.propertyId?.message}
          help={
            properties.isSuccess && offered.length === 0
              ? 'You list no available property yet. The offer can go without one.'
              : `The brand looks for ${squareFeet(demand.areaRequired)} in ${someOf(demand.preferredLocations, 4)}.`
          }
        >
          <NativeSelect {...register('propertyId')} value={chosenId} aria-busy={properties.isPending}>
            <option value="">No specific property</option>
            {/* A choice of the draft stays one while the list is still on its way. */}
            {chosenId !== '' && !offered.some(({ id }) => id === chosenId) ? (
              <option value={chosenId}>The property chosen before</option>
            ) : null}
            {offered.map((property) => (
              <option key={property.id} value={property.id}>
                {nameOf(property)}
              </option>
            ))}
          </NativeSelect>
        </Field>
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
            maxLength={8}
            autoComplete="off"
          />
        </Field>
      </Stack>
    </Dialog>
  );
}

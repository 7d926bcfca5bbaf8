import { ConsultationDraft, investmentPresets, longestPhone, requestConsultation } from '@setu/contracts';
import { api, toastSuccess } from '@setu/mfe-kit';
import { useSendForm, useZodForm } from '@setu/mfe-kit/form';
import type { CallInput } from '@setu/protocol';
import { Checkbox, Field, FieldPair, NativeSelect, TextArea, TextInput } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';

const nothing = {
  name: '',
  phone: '',
  email: '',
  city: '',
  budget: '',
  involvement: '',
  message: '',
  consent: false,
};

const involvements = ['I want to run it myself', 'I want to oversee it', 'I want to invest only'];

/** A form to request a call by a consultant. Typed values are kept until it is sent, even after Cancel. */
export function ConsultationDialog({ onClose }: { onClose: () => void }) {
  const form = useZodForm<typeof nothing>(ConsultationDraft, nothing);
  const { submit, isSending, problem } = useSendForm({
    form,
    name: 'consultation',
    send: (values) => api.call(requestConsultation, values as CallInput<typeof requestConsultation>),
    failure: 'Failed to send your request. Please try again.',
    onSent: () => {
      toastSuccess('Your consultation request has been received!');
      onClose();
    },
  });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <FormDialog
      title="Get Free Consultation"
      description="Your request goes to our team. The consultation is free of charge."
      submitLabel="Request Consultation"
      busyLabel="Sending..."
      isSending={isSending}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldPair>
        <Field label="Name" required error={errors.name?.message}>
          <TextInput autoComplete="name" maxLength={120} {...register('name')} />
        </Field>
        <Field label="Phone" required error={errors.phone?.message}>
          <TextInput
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="10-digit mobile number"
            maxLength={longestPhone}
            {...register('phone')}
          />
        </Field>
      </FieldPair>
      <FieldPair>
        <Field label="Email" optional error={errors.email?.message}>
          <TextInput type="email" autoComplete="email" maxLength={254} {...register('email')} />
        </Field>
        <Field label="City" optional error={errors.city?.message}>
          <TextInput autoComplete="address-level2" maxLength={80} {...register('city')} />
        </Field>
      </FieldPair>
      <FieldPair>
        <Field label="Investment capacity" optional error={errors.budget?.message}>
          <NativeSelect {...register('budget')}>
            <option value="">Not decided yet</option>
            {investmentPresets.map(({ label }) => (
              <option key={label} value={`₹${label}`}>
                ₹{label}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Involvement" optional error={errors.involvement?.message}>
          <NativeSelect {...register('involvement')}>
            <option value="">Not decided yet</option>
            {involvements.map((words) => (
              <option key={words}>{words}</option>
            ))}
          </NativeSelect>
        </Field>
      </FieldPair>
      <Field label="Message" optional error={errors.message?.message}>
        <TextArea maxLength={5000} rows={3} {...register('message')} />
      </Field>
      <div>
        <Checkbox
          label="I agree to be contacted about my request"
          error={errors.consent?.message}
          {...register('consent')}
        />
      </div>
    </FormDialog>
  );
}

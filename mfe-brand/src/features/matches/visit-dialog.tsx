import {
  InquiryText,
  listInquiries,
  type PropertyListing,
  type PropertyRequirement,
  sendInquiry,
} from '@setu/contracts';
import { ReplyByMail } from '@setu/marketplace';
import { api, toastSuccess } from '@setu/mfe-kit';
import { useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { Field, TextArea, TextInput } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';

interface VisitValues {
  subject: string;
  message: string;
}

/** Maximum length of a subject. */
const subjectLength = 150;

interface VisitDialogProps {
  requirement: PropertyRequirement;
  property: PropertyListing;
  onClose: () => void;
}

/** Requests a visit from the owner of a property, for one of the requirements of the brand. */
export function VisitDialog({ requirement, property, onClose }: VisitDialogProps) {
  const client = useQueryClient();
  const form = useZodForm<VisitValues>(InquiryText, {
    subject: `Visit: ${property.title}`.slice(0, subjectLength),
    message: `We would like to see this property for "${requirement.title}". Which days suit you?`,
  });
  const { errors } = form.formState;
  const dialog = useDialogForm({
    form,
    name: `visit:${requirement.id}:${property.id}`,
    send: (values) =>
      api.call(sendInquiry, {
        ...values,
        toUserId: property.providerId,
        propertyId: property.id,
        requirementId: requirement.id,
      }),
    failure: 'Failed to send inquiry. Please try again.',
    onSent: () => {
      void client.invalidateQueries({ queryKey: [listInquiries.path] });
      toastSuccess('Your inquiry has been sent successfully!');
    },
    onClose,
  });

  return (
    <FormDialog
      title="Request Visit"
      description={property.title}
      submitLabel="Request Visit"
      busyLabel="Sending..."
      {...dialog}
    >
      <Field label="Subject" required error={errors.subject?.message}>
        <TextInput {...form.register('subject')} maxLength={subjectLength} autoComplete="off" />
      </Field>
      <Field
        label="Message"
        required
        error={errors.message?.message}
        help="Say who comes, and suggest two or three dates."
      >
        <TextArea {...form.register('message')} maxLength={5000} rows={6} />
      </Field>
      <ReplyByMail />
    </FormDialog>
  );
}

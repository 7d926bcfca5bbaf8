import type { FranchiseView } from '@setu/contracts';
import { Field, Text, TextArea, TextInput } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import type { FormEvent } from 'react';
import { InvestorDetailsFields } from './details/investor-details-fields';
import { ReplyByMail } from './reply-by-mail';
import { useSendInquiry } from './use-send-inquiry';

export interface InquiryFormDialogProps {
  franchise: Pick<FranchiseView, 'id' | 'brandId' | 'title'> & Partial<Pick<FranchiseView, 'lowestBudget'>>;
  onClose: () => void;
}

/** A form that sends an inquiry to the brand of a franchise. Typed text is kept until it is sent, even after Cancel. */
export function InquiryFormDialog({ franchise, onClose }: InquiryFormDialogProps) {
  const { fields, write, details, clearError, errors, send, isSending, reason } = useSendInquiry(
    franchise,
    onClose,
  );

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [firstWrong] = Object.keys(send());
    if (!firstWrong) return;
    event.currentTarget.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
  };

  return (
    <FormDialog
      title="Send Inquiry"
      description={franchise.title}
      submitLabel="Send Inquiry"
      busyLabel="Sending..."
      isSending={isSending}
      problem={reason}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Field label="Subject" required error={errors.subject}>
        <TextInput
          name="subject"
          value={fields.subject}
          maxLength={150}
          dir="auto"
          autoComplete="off"
          placeholder="What is it about?"
          onChange={(event) => write('subject', event.target.value)}
        />
      </Field>
      <Field
        label="Message"
        required
        error={errors.message}
        help="Ask what you want to know before you decide."
      >
        <TextArea
          name="message"
          value={fields.message}
          dir="auto"
          maxLength={5000}
          rows={6}
          onChange={(event) => write('message', event.target.value)}
        />
      </Field>
      <InvestorDetailsFields
        details={details}
        lowestBudget={franchise.lowestBudget ?? null}
        errors={errors}
        onChange={clearError}
      />
      <ReplyByMail />
      <Text $size={14} $tone="muted">
        If the brand has not answered after 72 hours, we send you similar franchises of other brands by mail.
      </Text>
    </FormDialog>
  );
}

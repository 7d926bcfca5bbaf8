import type { FranchiseView } from '@setu/contracts';
import { Button, Field, Stack, Text, TextArea, TextInput } from '@setu/ui';
import { Dialog, DialogClose } from '@setu/ui/dialog';
import { type FormEvent, useId, useRef } from 'react';
import { useSendInquiry } from './use-send-inquiry';

export interface InquiryFormDialogProps {
  franchise: Pick<FranchiseView, 'id' | 'brandId' | 'title'>;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Writes to the brand that owns a franchise. */
export function InquiryFormDialog({ franchise, open, onOpenChange }: InquiryFormDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { fields, write, errors, send, isSending, reason } = useSendInquiry(franchise, () =>
    onOpenChange(false),
  );

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [firstWrong] = Object.keys(send());
    if (firstWrong) form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Send Inquiry"
      description={franchise.title}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={isSending} busyLabel="Sending...">
            Send Inquiry
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} ref={form} $gap={16} noValidate onSubmit={handleSubmit}>
        {reason ? (
          <Text role="alert" $size={14} $tone="kumkum">
            {reason}
          </Text>
        ) : null}
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
          help="Your city, your budget and when you would start help the brand to answer well."
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
      </Stack>
    </Dialog>
  );
}

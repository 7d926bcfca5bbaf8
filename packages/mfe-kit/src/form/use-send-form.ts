// By its name: the shared copy, of which there is one on the page.
import { ApiError } from '@setu/mfe-kit';
import { toast } from '@setu/ui';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFormDraft } from './use-form-draft';
import { useSender } from './use-sender';
import { showFieldErrors } from './use-zod-form';

interface Sending<Values extends FieldValues, Reply> {
  form: UseFormReturn<Values>;
  /** What the form is, by a name of its own within the product. */
  name: string;
  /** False keeps nothing of what is typed, as for a password; else it is kept under the form's name until it was sent. */
  keepsDraft?: boolean;
  send: (values: Values) => Promise<Reply>;
  /** What the toast says when it failed for a reason that is not a field's. */
  failure: string;
  /** After it was sent and what was typed is forgotten. */
  onSent: (reply: Reply, sent: Values) => void;
}

/**
 * Sends a form once, however often its button is pressed. What the server refused stands on its fields; a session that
 * ended leads to sign in, with what was typed kept.
 * @returns the form's submit handler, whether it is under way, and the server's reason where it is not about a field
 */
export const useSendForm = <Values extends FieldValues, Reply>(sending: Sending<Values, Reply>) => {
  const { form, name, keepsDraft = true, send, failure, onSent } = sending;
  const [reason, setReason] = useState<string | null>(null);
  const forget = useFormDraft(form, keepsDraft ? name : null);
  const { start, isSending } = useSender({
    name,
    send,
    onSent: (reply: Reply, sent: Values) => {
      forget();
      onSent(reply, sent);
    },
    onRefused: (error) => {
      if (showFieldErrors(form, error)) return;
      setReason(error instanceof ApiError ? error.detail : null);
      toast({ title: 'Error', description: failure, variant: 'destructive' });
    },
  });
  const submit = form.handleSubmit((values) => {
    setReason(null);
    start(values);
  });
  return { submit, isSending, reason };
};

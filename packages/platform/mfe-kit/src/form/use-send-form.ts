// Self-import by package name: resolves to the federated singleton, not a bundled duplicate.
import { type ToastMessage, toastError, userMessageOf } from '@setu/mfe-kit';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFormDraft } from './use-form-draft';
import { useSender } from './use-sender';
import { showFieldErrors } from './use-zod-form';

/** The text of a failure's toast: a sentence, or a title above the server's message. */
type Failure = string | { title: string };

const messageOf = (failure: Failure, reason: string | null): ToastMessage =>
  typeof failure === 'string' ? failure : { ...failure, description: reason ?? undefined };

export interface SendFormOptions<Values extends FieldValues, Reply> {
  form: UseFormReturn<Values>;
  /** Identifies the form within the product, and its draft: `contact`. */
  name: string;
  /** False for values that must not be stored, such as a password. */
  keepsDraft?: boolean;
  send: (values: Values) => Promise<Reply>;
  /** The text of the toast when a failure is not about a field. */
  failure: Failure;
  /** Whether the toast is also shown for a failure that is about a field. */
  toastsFieldErrors?: boolean;
  /** Called after it was sent and its draft was discarded. */
  onSent: (reply: Reply, sent: Values) => unknown;
  /** Called for every failure except an ended session. */
  onRefused?: (error: Error) => void;
  /** Called when the session has ended, instead of leaving to sign in. */
  onUnauthorized?: () => void;
}

/**
 * Sends a form once, however often its button is pressed. The server's messages about fields are shown on them. When the
 * session has ended, the page leaves to sign in and the draft is kept.
 * @returns the submit handler; `sendNow`, for values that are checked already; whether it is being sent; the problem that is
 *   not about a field; a way to discard the draft
 */
export const useSendForm = <Values extends FieldValues, Reply>(options: SendFormOptions<Values, Reply>) => {
  const { form, name, keepsDraft = true, send, failure, toastsFieldErrors = false } = options;
  const { onSent, onRefused, onUnauthorized } = options;
  const [refusal, setRefusal] = useState<string | null>(null);
  const discardDraft = useFormDraft(form, keepsDraft ? name : null);
  const { start, isSending } = useSender({
    name,
    send,
    onSent: (reply: Reply, sent: Values) => {
      discardDraft();
      return onSent(reply, sent);
    },
    onUnauthorized,
    onRefused: (error) => {
      const isOnFields = showFieldErrors(form, error);
      const reason = isOnFields ? null : userMessageOf(error);
      setRefusal(reason);
      if (!isOnFields || toastsFieldErrors) toastError(messageOf(failure, reason));
      onRefused?.(error);
    },
  });
  const sendNow = (values: Values) => {
    setRefusal(null);
    start(values);
  };
  const problem = refusal ?? form.formState.errors.root?.message ?? null;
  return { submit: form.handleSubmit(sendNow), sendNow, isSending, problem, discardDraft };
};

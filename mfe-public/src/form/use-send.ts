import { ApiError } from '@setu/mfe-kit';
import { showFieldErrors, useFormDraft } from '@setu/mfe-kit/form';
import { toast } from '@setu/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Sending<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Names what is typed while it is not sent. */
  draft: string;
  send: (values: Values) => Promise<unknown>;
  /** What the toast says when it failed. */
  failure: string;
  onSent: () => void;
}

/**
 * Sends a form that anyone may send, once however often its button is pressed. What is typed stays until it was sent.
 * @returns the form's submit handler, whether it is under way, and the server's reason where it gave one that is not about
 *   a field
 */
export const useSend = <Values extends FieldValues>({
  form,
  draft,
  send,
  failure,
  onSent,
}: Sending<Values>) => {
  const forget = useFormDraft(form, draft);
  const isOnItsWay = useRef(false);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => {
      forget();
      onSent();
    },
    onError: (error) => {
      if (showFieldErrors(form, error)) return;
      toast({ title: 'Error', description: failure, variant: 'destructive' });
    },
    onSettled: () => {
      isOnItsWay.current = false;
    },
  });
  const submit = form.handleSubmit((values) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    sending.mutate(values);
  });
  const { error } = sending;
  const reason = error instanceof ApiError && error.fieldErrors.length === 0 ? error.detail : null;
  return { submit, isSending: sending.isPending, reason };
};

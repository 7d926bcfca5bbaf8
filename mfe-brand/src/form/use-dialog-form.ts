import { showFieldErrors, useFormDraft, useSender } from '@setu/mfe-kit/form';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { reasonOf, sayFailed } from './failure';

interface DialogForm<Values extends FieldValues, Reply> {
  form: UseFormReturn<Values>;
  /** What the form is, by a name of its own within the product; what is typed is kept under it. */
  name: string;
  send: (values: Values) => Promise<Reply>;
  /** What the toast says when it could not be sent. */
  failure: string;
  /** After it was sent; the dialog closes then. */
  onSent: (reply: Reply, sent: Values) => void;
  onClose: () => void;
}

/**
 * The form of a dialog, sent once. What is typed outlives a dialog that was closed, not one that was cancelled; what
 * the server refused stands on its fields, or is the problem of the whole.
 * @returns the properties of its FormDialog
 */
export const useDialogForm = <Values extends FieldValues, Reply>(dialog: DialogForm<Values, Reply>) => {
  const { form, name, send, failure, onSent, onClose } = dialog;
  const [refusal, setRefusal] = useState<string | null>(null);
  const forget = useFormDraft(form, name);
  const close = () => {
    forget();
    onClose();
  };
  const { start, isSending } = useSender({
    name,
    send,
    onSent: (reply: Reply, sent: Values) => {
      onSent(reply, sent);
      close();
    },
    onRefused: (error) => {
      setRefusal(showFieldErrors(form, error) ? null : reasonOf(error));
      sayFailed(failure);
    },
  });
  return {
    isSending,
    problem: refusal ?? form.formState.errors.root?.message,
    onSubmit: form.handleSubmit((values) => {
      setRefusal(null);
      start(values);
    }),
    onClose,
    onCancel: close,
  };
};

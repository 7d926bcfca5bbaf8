import type { FieldValues } from 'react-hook-form';
import { type SendFormOptions, useSendForm } from './use-send-form';

interface DialogFormOptions<Values extends FieldValues, Reply>
  extends Omit<SendFormOptions<Values, Reply>, 'keepsDraft' | 'toastsFieldErrors'> {
  /** True when submitting these values would change nothing: then the dialog just closes. */
  isUnchanged?: (values: Values) => boolean;
  onClose: () => void;
}

/**
 * The form of a dialog, sent once. A draft survives closing the dialog, not its Cancel button. A failure is always shown in
 * a toast too, because its field may be scrolled out of view.
 * @returns the props of its `FormDialog`
 */
export const useDialogForm = <Values extends FieldValues, Reply>(
  options: DialogFormOptions<Values, Reply>,
) => {
  const { isUnchanged = () => false, onClose, onSent, ...sending } = options;
  const { sendNow, isSending, problem, discardDraft } = useSendForm({
    ...sending,
    toastsFieldErrors: true,
    onSent: (reply: Reply, sent: Values) => {
      const after = onSent(reply, sent);
      onClose();
      return after;
    },
  });
  const cancel = () => {
    discardDraft();
    onClose();
  };
  return {
    isSending,
    problem,
    onSubmit: sending.form.handleSubmit((values) => (isUnchanged(values) ? cancel() : sendNow(values))),
    onClose,
    onCancel: cancel,
  };
};

export { changedFields, changesIn, showSaved } from './changed-fields';
export { emptyValues, type FormValues, storedValues } from './form-values';
export { useDialogForm } from './use-dialog-form';
export { useFormDraft } from './use-form-draft';
export { useSendForm } from './use-send-form';
export { useIsSending, useSender } from './use-sender';
export { showFieldErrors, useZodForm } from './use-zod-form';

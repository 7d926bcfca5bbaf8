export { changedFields } from './changed-fields';
export { changesIn } from './changes-in';
export { showSaved } from './show-saved';
export { useFormDraft } from './use-form-draft';
export { useSendForm } from './use-send-form';
export { useIsSending, useSender } from './use-sender';
export { showFieldErrors, useZodForm } from './use-zod-form';

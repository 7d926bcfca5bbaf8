export { useFormDraft } from './use-form-draft';
export { useSender } from './use-sender';
export { showFieldErrors, useZodForm } from './use-zod-form';

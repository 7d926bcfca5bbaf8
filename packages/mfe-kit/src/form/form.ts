export { useFormDraft } from './use-form-draft';
export { showFieldErrors, useZodForm } from './use-zod-form';

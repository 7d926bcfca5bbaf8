import { type ToastInput, toast } from '@setu/ui';

/** A sentence, shown under the title "Success" or "Error", or a toast with its own title. */
export type ToastMessage = string | Omit<ToastInput, 'variant'>;

const inputOf = (title: string, message: ToastMessage): ToastInput =>
  typeof message === 'string' ? { title, description: message } : message;

/**
 * Shows a toast about a success.
 * @example
 * toastSuccess('Your inquiry has been sent successfully!');
 */
export const toastSuccess = (message: ToastMessage): void => {
  toast({ ...inputOf('Success', message), variant: 'success' });
};

/**
 * Shows a toast about a failure.
 * @example
 * toastError(userMessageOf(error) ?? 'Your offer could not be sent. Try again.');
 */
export const toastError = (message: ToastMessage): void => {
  toast({ ...inputOf('Error', message), variant: 'danger' });
};

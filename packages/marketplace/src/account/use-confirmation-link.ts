import { type CurrentUser, sendConfirmation } from '@setu/contracts';
import {
  api,
  handleUnauthorized,
  isUnauthorized,
  toastError,
  toastSuccess,
  userMessageOf,
} from '@setu/mfe-kit';
import { useMutation } from '@tanstack/react-query';

/** Sends the user another link to confirm their address, and shows the result. */
export const useConfirmationLink = ({ email }: Pick<CurrentUser, 'email'>) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(sendConfirmation, {}),
    onSuccess: () => toastSuccess(`A link is on its way to ${email}.`),
    onError: (error) => {
      if (isUnauthorized(error)) return handleUnauthorized();
      toastError({
        title: 'The link could not be sent.',
        description: userMessageOf(error) ?? 'Please try again.',
      });
    },
  });
  return { send: () => mutate(), isSending: isPending };
};

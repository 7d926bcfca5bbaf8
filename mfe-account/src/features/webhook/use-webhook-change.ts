import { handleUnauthorized, isUnauthorized, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { webhook, webhookDeliveries } from './webhook.queries';

/**
 * A call that changes the webhook; afterwards webhook and log are read again.
 * @param said the toast after it; null for none
 */
export const useWebhookChange = <Sent, Answer>(
  change: (sent: Sent) => Promise<Answer>,
  said: (answer: Answer, sent: Sent) => string | null,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer: Answer, sent: Sent) => {
      const text = said(answer, sent);
      if (text !== null) toastSuccess(text);
    },
    onError: (error: Error) => {
      if (isUnauthorized(error)) return handleUnauthorized();
      toastError({
        title: 'Your webhook was not changed.',
        description: userMessageOf(error) ?? 'Please try again.',
      });
    },
    onSettled: () =>
      Promise.all([client.invalidateQueries(webhook()), client.invalidateQueries(webhookDeliveries())]),
  });
};

import { changeInquiryStatus, type InquiryView, listInquiries } from '@setu/contracts';
import { ApiError, api, handleUnauthorized, isUnauthorized } from '@setu/mfe-kit';
import { toast } from '@setu/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** The server's own words where an inquiry was moved or removed meanwhile; else to try again. */
const reasonOf = (error: unknown): string =>
  (error instanceof ApiError && [404, 409].includes(error.status) ? error.detail : null) ??
  'Failed to withdraw inquiry. Please try again.';

/**
 * Takes an inquiry of one's own back.
 * @param onSettled runs when it is withdrawn, or can no more be
 */
export const useWithdraw = (inquiry: Pick<InquiryView, 'id'>, onSettled: () => void) => {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [listInquiries.path] });
  return useMutation({
    mutationFn: () => api.call(changeInquiryStatus, { id: inquiry.id, status: 'withdrawn' }),
    onSuccess: async () => {
      await refresh();
      toast({ title: 'Success', description: 'Your inquiry has been withdrawn.', variant: 'success' });
      onSettled();
    },
    onError: async (error) => {
      if (isUnauthorized(error)) return handleUnauthorized();
      toast({ title: 'Error', description: reasonOf(error), variant: 'destructive' });
      if (error instanceof ApiError && [404, 409].includes(error.status)) {
        await refresh();
        onSettled();
      }
    },
  });
};

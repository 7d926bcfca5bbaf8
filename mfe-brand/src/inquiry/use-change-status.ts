import { changeInquiryStatus, type InquiryStatus, listInquiries } from '@setu/contracts';
import { stepWords } from '@setu/marketplace';
import { api } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import { reasonOf, sayDone, sayFailed } from '../form/failure';

/** Moves an inquiry on, or declines it; the lists and the count of open ones follow. */
export const useChangeStatus = (inquiryId: string, onChanged?: () => void) => {
  const client = useQueryClient();
  const { start, isSending } = useSender({
    name: `inquiry:${inquiryId}:status`,
    send: (status: InquiryStatus) => api.call(changeInquiryStatus, { id: inquiryId, status }),
    onSent: ({ status }) => {
      void client.invalidateQueries({ queryKey: [listInquiries.path] });
      sayDone(
        status === 'declined' ? 'Inquiry declined.' : `Inquiry moved to ${stepWords(status).toLowerCase()}.`,
      );
      onChanged?.();
    },
    onRefused: (error) => {
      // Somebody else moved it meanwhile: show how it stands now.
      void client.invalidateQueries({ queryKey: [listInquiries.path] });
      sayFailed(reasonOf(error) ?? 'Failed to update inquiry status. Please try again.');
    },
  });
  return { changeTo: start, isChanging: isSending };
};

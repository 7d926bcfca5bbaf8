import { changeInquiryStatus, type InquiryStatus, type InquiryView, listInquiries } from '@setu/contracts';
import { stepWords } from '@setu/marketplace';
import { api } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import { reasonOf, sayDone, sayFailed } from '../form/failure';

/** What people call an inquiry of each kind. */
const nouns: Readonly<Record<InquiryView['kind'], string>> = {
  franchise: 'Inquiry',
  offer: 'Offer',
  visit: 'Visit request',
};

/** Moves an inquiry on, or declines it; the lists and the count of open ones follow. */
export const useChangeStatus = (inquiryId: string, onChanged?: () => void) => {
  const client = useQueryClient();
  const { start, isSending } = useSender({
    name: `inquiry:${inquiryId}:status`,
    send: (status: InquiryStatus) => api.call(changeInquiryStatus, { id: inquiryId, status }),
    onSent: ({ status, kind }) => {
      void client.invalidateQueries({ queryKey: [listInquiries.path] });
      sayDone(
        status === 'declined'
          ? `${nouns[kind]} declined.`
          : `${nouns[kind]} moved to ${stepWords(status).toLowerCase()}.`,
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

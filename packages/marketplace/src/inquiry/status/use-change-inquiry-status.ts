import {
  changeInquiryStatus,
  type InquiryStatus,
  type InquiryView,
  listInquiries,
  statusWords,
} from '@setu/contracts';
import { ApiError, api, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import { inquiryNouns } from './final-status-question';

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const successText = ({ status, kind }: InquiryView): string => {
  const noun = inquiryNouns[kind];
  if (status === 'withdrawn') return `Your ${noun} has been withdrawn.`;
  if (status === 'declined') return `${capitalized(noun)} declined.`;
  return `${capitalized(noun)} moved to ${statusWords(status)}.`;
};

const failureText = (status: InquiryStatus): string =>
  status === 'withdrawn'
    ? 'Failed to withdraw inquiry. Please try again.'
    : 'Failed to update inquiry status. Please try again.';

/** Whether the reply shows that the inquiry on the page is outdated: another user changed or removed it. */
const isOutdated = (error: Error) => error instanceof ApiError && [404, 409].includes(error.status);

interface Handlers {
  /** Called with the inquiry after its status changed. */
  onChanged?: (changed: InquiryView) => void;
  /** Called when the status is set, or another user changed the inquiry first. */
  onSettled?: () => void;
}

/**
 * Sets the status of an inquiry, only once even if its button is pressed repeatedly. The lists are refetched, also when
 * the inquiry is outdated.
 */
export const useChangeInquiryStatus = (inquiryId: string, { onChanged, onSettled }: Handlers = {}) => {
  const client = useQueryClient();
  const refreshLists = () => client.invalidateQueries({ queryKey: [listInquiries.path] });
  const { start, isSending } = useSender({
    name: `inquiry:${inquiryId}:status`,
    send: (status: InquiryStatus) => api.call(changeInquiryStatus, { id: inquiryId, status }),
    onSent: async (changed) => {
      onChanged?.(changed);
      await refreshLists();
      toastSuccess(successText(changed));
      onSettled?.();
    },
    onRefused: async (error, status) => {
      toastError(userMessageOf(error) ?? failureText(status));
      if (!isOutdated(error)) return;
      await refreshLists();
      onSettled?.();
    },
  });
  return { setStatus: start, isSending };
};

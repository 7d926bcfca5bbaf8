import { listInquiries, listInquiryLabels } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** The labels that the brand uses. The key has the prefix of the lists, so a change that refreshes them refreshes it. */
export const usedLabels = () =>
  queryOptions({
    queryKey: [listInquiries.path, 'labels'],
    queryFn: ({ signal }) => api.call(listInquiryLabels, {}, { signal }),
  });

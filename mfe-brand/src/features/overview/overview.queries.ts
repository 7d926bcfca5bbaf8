import { getMyFranchiseViews, listInquiries, listOpenQuestions } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { formatTotal } from '@setu/ui';
import { queryOptions } from '@tanstack/react-query';

/** The number of open inquiries as it is shown; the list itself is paged. */
export const openInquiryCount = () =>
  queryOptions({
    queryKey: [listInquiries.path, 'open-count'],
    queryFn: async ({ signal }) => {
      const page = await api.callPage(
        listInquiries,
        { box: 'received', status: 'open', limit: 1 },
        { signal },
      );
      return formatTotal(page);
    },
  });

/** Views of the brand's franchises: in all, and per day over the last 30 days. */
export const myViews = () =>
  queryOptions({
    queryKey: [getMyFranchiseViews.path],
    queryFn: ({ signal }) => api.call(getMyFranchiseViews, {}, { signal }),
  });

/** The listings that the brand is asked about, or that were taken off the list without an answer. */
export const openQuestions = () =>
  queryOptions({
    queryKey: [listOpenQuestions.path],
    queryFn: ({ signal }) => api.call(listOpenQuestions, {}, { signal }),
  });

import { getMyFranchiseViews, listInquiries } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** The number of open inquiries; the list itself is paged. */
export const openInquiryCount = () =>
  queryOptions({
    queryKey: [listInquiries.path, 'open-count'],
    queryFn: async ({ signal }) =>
      (await api.callPage(listInquiries, { box: 'received', status: 'open', limit: 1 }, { signal })).total,
  });

/** Views of the brand's franchises: in all, and per day over the last 30 days. */
export const myViews = () =>
  queryOptions({
    queryKey: [getMyFranchiseViews.path],
    queryFn: ({ signal }) => api.call(getMyFranchiseViews, {}, { signal }),
  });

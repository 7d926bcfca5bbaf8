import { getMyFranchiseViews, listOpenQuestions } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** Views of the brand's franchises: in total, and per day over the last 30 days. */
export const myViews = () =>
  queryOptions({
    queryKey: [getMyFranchiseViews.path],
    queryFn: ({ signal }) => api.call(getMyFranchiseViews, {}, { signal }),
  });

/** Listings that the brand must confirm, or that were taken off the list without an answer. */
export const openQuestions = () =>
  queryOptions({
    queryKey: [listOpenQuestions.path],
    meta: { refreshedBy: ['listing-unconfirmed'] },
    queryFn: ({ signal }) => api.call(listOpenQuestions, {}, { signal }),
  });

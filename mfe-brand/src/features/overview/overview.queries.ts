import { getMyFranchiseViews, getReplyRecord, listOpenQuestions } from '@setu/contracts';
import { inquiryNotifications } from '@setu/marketplace';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** Views of the brand's franchises: in total, and per day over the last 30 days. */
export const myViews = () =>
  queryOptions({
    queryKey: [getMyFranchiseViews.path],
    queryFn: ({ signal }) => api.call(getMyFranchiseViews, {}, { signal }),
  });

/** How many inquiries the brand answered in time, by the rule of the reply promise. */
export const replyRecord = () =>
  queryOptions({
    queryKey: [getReplyRecord.path],
    meta: { refreshedBy: inquiryNotifications },
    queryFn: ({ signal }) => api.call(getReplyRecord, {}, { signal }),
  });

/** Listings that the brand must confirm, or that were taken off the list without an answer. */
export const openQuestions = () =>
  queryOptions({
    queryKey: [listOpenQuestions.path],
    meta: { refreshedBy: ['listing-unconfirmed'] },
    queryFn: ({ signal }) => api.call(listOpenQuestions, {}, { signal }),
  });

import {
  getAdminStats,
  getAdminTrends,
  listActivity,
  listListingReports,
  listMessageReports,
  listProofs,
  listReviewQueue,
  listReviewsToModerate,
} from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** Totals of users, franchises, properties and inquiries. */
export const adminStats = () =>
  queryOptions({
    queryKey: [getAdminStats.path],
    queryFn: ({ signal }) => api.call(getAdminStats, {}, { signal }),
  });

/** Registrations, inquiries and views of the last 30 days. */
export const adminTrends = () =>
  queryOptions({
    queryKey: [getAdminTrends.path],
    queryFn: ({ signal }) => api.call(getAdminTrends, {}, { signal }),
  });

/** Entries of the audit trail that Recent Activity shows. */
const recentCount = 10;

/** The newest entries of the audit trail. */
export const recentActivity = () =>
  queryOptions({
    queryKey: [listActivity.path, { limit: recentCount }],
    queryFn: ({ signal }) => api.call(listActivity, { limit: recentCount }, { signal }),
  });

/** Each key begins with the path of its list, so that a decision refreshes the count. */
const countOf = (
  list:
    | typeof listReviewQueue
    | typeof listListingReports
    | typeof listMessageReports
    | typeof listReviewsToModerate,
) =>
  queryOptions({
    queryKey: [list.path, 'count'],
    queryFn: async ({ signal }) => {
      const { total, isTotalBound } = await api.callPage(list, { limit: 1 }, { signal });
      return { total, isTotalBound };
    },
  });

/** Number of listings that wait for a review. */
export const waitingReviews = () => countOf(listReviewQueue);

/** Number of open reports of listings. */
export const openListingReports = () => countOf(listListingReports);

/** Number of open reports of messages. */
export const openMessageReports = () => countOf(listMessageReports);

/** Number of reviews by franchisees with open reports. */
export const reportedReviews = () => countOf(listReviewsToModerate);

/** Number of agreements that wait for an administrator. */
export const waitingAgreements = () =>
  queryOptions({
    queryKey: [listProofs.path, 'count'],
    queryFn: async ({ signal }) => {
      const { total, isTotalBound } = await api.callPage(
        listProofs,
        { state: 'waiting', hasAgreement: 'true', limit: 1 },
        { signal },
      );
      return { total, isTotalBound };
    },
  });

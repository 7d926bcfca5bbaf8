import { getAdminStats, getAdminTrends, listActivity } from '@setu/contracts';
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

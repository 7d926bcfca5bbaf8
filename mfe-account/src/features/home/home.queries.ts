import { getPlatformStats, getSiteSettings } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** The three figures and the recent activity of the home page. */
export const platformStats = () =>
  queryOptions({
    queryKey: [getPlatformStats.path],
    queryFn: ({ signal }) => api.call(getPlatformStats, {}, { signal }),
  });

/** Name and description of the site. */
export const siteSettings = () =>
  queryOptions({
    queryKey: [getSiteSettings.path],
    queryFn: ({ signal }) => api.call(getSiteSettings, {}, { signal }),
  });

import { getNotificationSummary, listNotifications } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** The number of unread notifications. */
export const notificationSummary = () =>
  queryOptions({
    queryKey: [getNotificationSummary.path],
    queryFn: ({ signal }) => api.call(getNotificationSummary, {}, { signal }),
  });

/** The notifications, newest first, page by page. */
export const notificationPages = () =>
  infiniteQueryOptions({
    queryKey: [listNotifications.path],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listNotifications, { limit: 20, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

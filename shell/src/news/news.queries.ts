import { getNewsSummary, listNews } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** How many news are unread. */
export const newsSummary = () =>
  queryOptions({
    queryKey: [getNewsSummary.path],
    queryFn: ({ signal }) => api.call(getNewsSummary, {}, { signal }),
  });

/** The news, newest first, page after page. */
export const newsPages = () =>
  infiniteQueryOptions({
    queryKey: [listNews.path],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listNews, { limit: 20, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

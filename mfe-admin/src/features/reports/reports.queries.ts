import { listListingReports, type ReportState } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** Reports of listings in a state, newest first, in pages. */
export const reportPages = (state: ReportState) =>
  infiniteQueryOptions({
    queryKey: [listListingReports.path, 'pages', state],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listListingReports, { state, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

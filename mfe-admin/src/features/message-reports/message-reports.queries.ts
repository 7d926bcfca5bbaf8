import { listMessageReports, type ReportState } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** Reports of messages in a state, newest first, in pages. */
export const messageReportPages = (state: ReportState) =>
  infiniteQueryOptions({
    queryKey: [listMessageReports.path, 'pages', state],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listMessageReports, { state, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

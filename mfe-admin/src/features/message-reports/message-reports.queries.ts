import { listMessageReports, ReportState } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Which reports an address shows; the open ones when it names no state. */
export const messageReportStateOf = (search: URLSearchParams): ReportState =>
  ReportState.safeParse(search.get('state')).data ?? 'open';

const firstPage: string | null = null;

/** Reports of messages in a state, newest first, page after page. */
export const messageReportPages = (state: ReportState) =>
  infiniteQueryOptions({
    queryKey: [listMessageReports.path, state],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listMessageReports, { state, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

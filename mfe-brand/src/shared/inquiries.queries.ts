import { listInquiries } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** What the brand received, newest first, page after page: of investors and of agents. */
export const receivedInquiries = () =>
  infiniteQueryOptions({
    queryKey: [listInquiries.path, 'received'],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listInquiries, { box: 'received', cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

import { listInquiries } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** What the signed-in user sent, newest first, page after page. */
export const myInquiries = () =>
  infiniteQueryOptions({
    queryKey: [listInquiries.path],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listInquiries, { cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

import { listAllInquiries } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Inquiries the tab shows before all are asked for. */
const newestCount = 10;

/** The newest inquiries, and how many there are in all. */
export const newestInquiries = () =>
  queryOptions({
    queryKey: [listAllInquiries.path, { limit: newestCount }],
    queryFn: ({ signal }) => api.callPage(listAllInquiries, { limit: newestCount }, { signal }),
  });

const firstPage: string | null = null;

/** All inquiries, or those that fit a search, newest first, page after page. */
export const inquiryPages = (search?: string) =>
  infiniteQueryOptions({
    queryKey: [listAllInquiries.path, 'pages', search],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(
        listAllInquiries,
        { ...(search ? { search } : {}), cursor: pageParam ?? undefined },
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

import { listAllInquiries } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Number of inquiries that the tab shows at first. */
const newestCount = 10;

/** The newest inquiries, and the total. */
export const newestInquiries = () =>
  queryOptions({
    queryKey: [listAllInquiries.path, { limit: newestCount }],
    queryFn: ({ signal }) => api.callPage(listAllInquiries, { limit: newestCount }, { signal }),
  });

const firstPage: string | null = null;

/** All inquiries, or those that match a search, newest first, in pages. */
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

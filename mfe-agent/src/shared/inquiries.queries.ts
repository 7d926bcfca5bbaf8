import { type InquiryBox, listInquiries } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { formatTotal } from '@setu/ui';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** Inquiries of one box, newest first, page after page: offers sent, requests to visit received. */
export const inquiryPages = (box: InquiryBox) =>
  infiniteQueryOptions({
    queryKey: [listInquiries.path, box],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listInquiries, { box, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

/** How many requests to visit wait for a first word, as it is shown; null when there are none. */
export const openVisitRequests = () =>
  queryOptions({
    queryKey: [listInquiries.path, 'received', 'open'],
    queryFn: async ({ signal }) => {
      const page = await api.callPage(
        listInquiries,
        { box: 'received', status: 'open', limit: 1 },
        { signal },
      );
      return page.total > 0 ? formatTotal(page) : null;
    },
  });

/** The key of every list of inquiries. */
export const allInquiries = [listInquiries.path];

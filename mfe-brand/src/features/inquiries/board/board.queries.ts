import { type InquiryStatus, listInquiries } from '@setu/contracts';
import { inquiryNotifications } from '@setu/marketplace';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** Cards that a column shows at first, and adds with each “Load more”. */
const cardsPerPage = 12;

/** Received inquiries with this status, newest first, in pages. */
export const boardColumn = (status: InquiryStatus, label: string | null) =>
  infiniteQueryOptions({
    queryKey: [listInquiries.path, 'received', 'status', status, label],
    meta: { refreshedBy: inquiryNotifications },
    queryFn: ({ signal, pageParam }) =>
      api.callPage(
        listInquiries,
        {
          box: 'received',
          status,
          limit: cardsPerPage,
          label: label ?? undefined,
          cursor: pageParam ?? undefined,
        },
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

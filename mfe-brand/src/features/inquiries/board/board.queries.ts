import { type InquiryStatus, listInquiries } from '@setu/contracts';
import { inquiryNotifications } from '@setu/marketplace';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { LeadFilter } from '../../../shared/lead-filter';

const firstPage: string | null = null;

/** Cards that a column shows at first, and adds with each “Load more”. */
const cardsPerPage = 12;

/** Received inquiries with this status, newest first unless the filter says otherwise, in pages. */
export const boardColumn = (status: InquiryStatus, label: string | null, filter: LeadFilter) =>
  infiniteQueryOptions({
    queryKey: [listInquiries.path, 'received', 'status', status, label, filter],
    meta: { refreshedBy: inquiryNotifications },
    queryFn: ({ signal, pageParam }) =>
      api.callPage(
        listInquiries,
        {
          box: 'received',
          status,
          ...filter,
          limit: cardsPerPage,
          label: label ?? undefined,
          cursor: pageParam ?? undefined,
        },
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

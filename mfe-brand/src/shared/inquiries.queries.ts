import { listInquiries } from '@setu/contracts';
import { inquiryNotifications, type ShownInquiries, shownFilter } from '@setu/marketplace';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { LeadFilter } from './lead-filter';

/** Selections of inquiries in the tab Inquiries. */
export const shownChoices: readonly ShownInquiries[] = ['all', 'unread', 'unanswered'];

/** Name of the address parameter with the label filter. */
export const labelParameter = 'label';

/** The label in an address; null when there is none. */
export const labelIn = (search: URLSearchParams): string | null => search.get(labelParameter) || null;

const firstPage: string | null = null;

/** Inquiries that the brand received from investors and agents, newest first unless the filter says otherwise, in pages. */
export const receivedInquiries = (
  shown: ShownInquiries = 'all',
  label: string | null = null,
  filter: LeadFilter = {},
) =>
  infiniteQueryOptions({
    queryKey: [listInquiries.path, 'received', shown, label, filter],
    meta: { refreshedBy: inquiryNotifications },
    queryFn: ({ signal, pageParam }) =>
      api.callPage(
        listInquiries,
        {
          box: 'received',
          ...shownFilter(shown),
          ...filter,
          label: label ?? undefined,
          cursor: pageParam ?? undefined,
        },
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

import { listInquiries } from '@setu/contracts';
import { inquiryNotifications, type ShownInquiries, shownFilter } from '@setu/marketplace';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Selections of inquiries in the tab My Interests. */
export const shownChoices: readonly ShownInquiries[] = ['all', 'unread'];

const firstPage: string | null = null;

/** Inquiries that the signed-in user sent, newest first, in pages. */
export const myInquiries = (shown: ShownInquiries = 'all') =>
  infiniteQueryOptions({
    queryKey: [listInquiries.path, 'mine', shown],
    meta: { refreshedBy: inquiryNotifications },
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listInquiries, { ...shownFilter(shown), cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

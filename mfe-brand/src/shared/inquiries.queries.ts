import { listInquiries } from '@setu/contracts';
import { inquiryNotifications, type ShownInquiries, shownFilter } from '@setu/marketplace';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Which of them the tab Inquiries can show. */
export const shownChoices: readonly ShownInquiries[] = ['all', 'unread', 'unanswered'];

/** Name of the parameter in the address that holds the label by which inquiries are filtered. */
export const labelParameter = 'label';

/** The label that an address names; null when it names none. */
export const labelIn = (search: URLSearchParams): string | null => search.get(labelParameter) || null;

const firstPage: string | null = null;

/** What the brand received, newest first, page after page: of investors and of agents. */
export const receivedInquiries = (shown: ShownInquiries = 'all', label: string | null = null) =>
  infiniteQueryOptions({
    queryKey: [listInquiries.path, 'received', shown, label],
    meta: { refreshedBy: inquiryNotifications },
    queryFn: ({ signal, pageParam }) =>
      api.callPage(
        listInquiries,
        { box: 'received', ...shownFilter(shown), label: label ?? undefined, cursor: pageParam ?? undefined },
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

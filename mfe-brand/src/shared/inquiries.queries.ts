import { listInquiries } from '@setu/contracts';
import { type ShownInquiries, shownFilter } from '@setu/marketplace';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Which of them the tab Inquiries can show. */
export const shownChoices: readonly ShownInquiries[] = ['all', 'unread', 'unanswered'];

const firstPage: string | null = null;

/** What the brand received, newest first, page after page: of investors and of agents. */
export const receivedInquiries = (shown: ShownInquiries = 'all') =>
  infiniteQueryOptions({
    queryKey: [listInquiries.path, 'received', shown],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(
        listInquiries,
        { box: 'received', ...shownFilter(shown), cursor: pageParam ?? undefined },
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

import { listMails, type MailState } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** What the list of mails is narrowed to. */
export interface MailsFilter {
  /** Beginning of the recipient's address. */
  search?: string;
  state?: MailState;
}

const firstPage: string | null = null;

/** The mails that fit, newest first, page after page. */
export const mailPages = ({ search, state }: MailsFilter) =>
  infiniteQueryOptions({
    queryKey: [listMails.path, search, state],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listMails, { recipient: search, state, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

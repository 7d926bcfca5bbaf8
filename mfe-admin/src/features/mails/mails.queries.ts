import { listMails, type MailState } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Filter of the mails. */
export interface MailsFilter {
  /** Prefix of the recipient's address. */
  search?: string;
  state?: MailState;
}

const firstPage: string | null = null;

/** Matching mails, newest first, in pages. */
export const mailPages = ({ search, state }: MailsFilter) =>
  infiniteQueryOptions({
    queryKey: [listMails.path, search, state],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listMails, { recipient: search, state, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

import { MailState } from '@setu/contracts';
import type { MailsFilter } from './mails.queries';

/** The filter in an address; unknown states are ignored. */
export const readMailsFilter = (search: URLSearchParams): MailsFilter => {
  const text = search.get('search')?.trim().slice(0, 200);
  const state = MailState.safeParse(search.get('state')).data;
  return { ...(text ? { search: text } : {}), ...(state ? { state } : {}) };
};

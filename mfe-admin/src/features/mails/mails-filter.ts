import { MailState } from '@setu/contracts';
import type { MailsFilter } from './mails.queries';

/** The filter of an address; what is no state is left out. */
export const readMailsFilter = (search: URLSearchParams): MailsFilter => {
  const text = search.get('search')?.trim().slice(0, 200);
  const state = MailState.safeParse(search.get('state')).data;
  return { ...(text ? { search: text } : {}), ...(state ? { state } : {}) };
};

import { linkHeader, totalCountHeader } from '@setu/contracts';
import { Reply } from '../http/routing/route';

type QueryValue = string | number | boolean | null | undefined;

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** Number of matches on all pages. */
  total: number;
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

/**
 * Makes the reply for a page: the body is the array, X-Total-Count is the total, and `Link: <…>; rel="next"` is the path of
 * the next page.
 * @param query the call's parameters without the cursor; null and undefined are dropped, lists are repeated parameters
 * @example
 * return pagedReply(listConsultations.path, { limit: input.limit }, { ...page, items });
 */
export const pagedReply = <T>(
  path: string,
  query: Readonly<Record<string, QueryValue | readonly QueryValue[]>>,
  { items, total, next }: Page<T>,
): Reply<T[]> => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor: next })) {
    for (const one of [value].flat()) if (one !== null && one !== undefined) search.append(name, String(one));
  }
  return new Reply(items, {
    headers: {
      [totalCountHeader]: String(total),
      ...(next ? { [linkHeader]: `<${path}?${search}>; rel="next"` } : {}),
    },
  });
};

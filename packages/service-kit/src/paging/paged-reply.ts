import { linkHeader, totalCountHeader } from '@setu/contracts';
import { Reply } from '../http/routing/route';

type QueryValue = string | number | boolean | null | undefined;

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** Matches in all, over every page. */
  total: number;
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

/**
 * One page as a reply: the body is the array, the total stands in X-Total-Count, and `Link: <…>; rel="next"` repeats
 * the call with the next cursor, as a path on this site.
 * @param query the call's own parameters, the cursor left out; null and undefined ones are dropped, lists repeated
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

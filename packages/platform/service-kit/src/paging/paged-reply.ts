import { linkHeader, totalCountHeader, totalIsBoundHeader } from '@setu/protocol';
import { Reply } from '../http/routing/route';

type QueryValue = string | number | boolean | null | undefined;

/** Number of matches on all pages. */
export interface Total {
  total: number;
  /** True when there are more matches than `total`: counting stopped there. */
  isTotalBound?: boolean;
}

/** One page of a list. */
export interface Page<T> extends Total {
  items: T[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

/**
 * Makes the reply for a page: the body is the array, X-Total-Count is the total, X-Total-Is-Bound is set when there are more
 * than that, and `Link: <…>; rel="next"` is the path of the next page.
 * @param query the call's parameters without the cursor; null and undefined are dropped, lists are repeated parameters
 * @example
 * return pagedReply(listConsultations.path, { limit: input.limit }, { ...page, items });
 */
export const pagedReply = <T>(
  path: string,
  query: Readonly<Record<string, QueryValue | readonly QueryValue[]>>,
  { items, total, isTotalBound, next }: Page<T>,
): Reply<T[]> => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor: next })) {
    for (const one of [value].flat()) if (one !== null && one !== undefined) search.append(name, String(one));
  }
  return new Reply(items, {
    headers: {
      [totalCountHeader]: String(total),
      ...(isTotalBound ? { [totalIsBoundHeader]: 'true' } : {}),
      ...(next ? { [linkHeader]: `<${path}?${search}>; rel="next"` } : {}),
    },
  });
};

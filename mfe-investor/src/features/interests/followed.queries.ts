import { listFollowedBrands } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** The brands that the signed-in user follows, the last followed first, page by page. */
export const followedBrands = () =>
  infiniteQueryOptions({
    queryKey: [listFollowedBrands.path, 'list'],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listFollowedBrands, { cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

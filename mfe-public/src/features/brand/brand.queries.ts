import { getBrandPage, listFranchisesOfBrand } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const firstPage: string | null = null;

/** The brand of an address. */
export const brandPage = (slug: string) =>
  queryOptions({
    queryKey: [getBrandPage.path, slug],
    queryFn: ({ signal }) => api.call(getBrandPage, { slug }, { signal }),
  });

/** The listed franchises of a brand, newest first, page by page. */
export const franchisesOfBrand = (slug: string) =>
  infiniteQueryOptions({
    queryKey: [listFranchisesOfBrand.path, slug],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listFranchisesOfBrand, { slug, limit: 12, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

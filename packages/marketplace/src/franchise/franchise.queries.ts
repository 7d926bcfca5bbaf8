import { type FranchiseSort, getFranchise, listFranchises } from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** What a list of franchises is asked for, in the words of the call; absent values are not sent. */
export interface WantedFranchises {
  businessCategory?: string[];
  franchiseModel?: string[];
  territories?: string[];
  /** Rupees. */
  minInvestment?: number;
  /** Rupees. */
  maxInvestment?: number;
  featured?: 'true';
  search?: string;
  exact?: 'true';
  sort?: FranchiseSort;
}

/** One franchise by its id. */
export const franchise = (id: string) =>
  queryOptions({
    queryKey: [listFranchises.path, id],
    queryFn: ({ signal }) => api.call(getFranchise, { id }, { signal }),
  });

const firstPage: string | null = null;

/** The franchises that fit, page after page. */
export const franchisePages = (wanted: WantedFranchises) =>
  infiniteQueryOptions({
    queryKey: [listFranchises.path, wanted],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listFranchises, { ...wanted, cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

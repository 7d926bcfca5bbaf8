import { formatTotal } from '@setu/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type BrowseFilter, toFranchiseQuery } from '../filter/state/browse-filter';
import { franchisePages } from './franchise.queries';

/**
 * The franchises that match a filter, and their formatted number. While a changed filter loads, the earlier result stays and `isLoading` is
 * true.
 */
export const useFranchisePages = (filter: BrowseFilter) => {
  const pages = useInfiniteQuery({
    ...franchisePages(toFranchiseQuery(filter), filter.after),
    placeholderData: keepPreviousData,
  });
  const total = formatTotal(pages.data?.pages[0] ?? { total: 0 });
  return { pages, total, isLoading: pages.isPending || pages.isPlaceholderData };
};

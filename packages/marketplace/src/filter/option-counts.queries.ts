import { countOptions } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';
import { type BrowseFilter, toFranchiseQuery } from './state/browse-filter';

/** How many franchises each option of a filter would show. The order of the list does not matter. */
export const optionCounts = (filter: BrowseFilter) => {
  const { sort: _sort, exact: _exact, ...query } = toFranchiseQuery(filter);
  return queryOptions({
    queryKey: [countOptions.path, query],
    queryFn: ({ signal }) => api.call(countOptions, query, { signal }),
  });
};

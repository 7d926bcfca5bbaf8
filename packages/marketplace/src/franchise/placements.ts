import { type FranchiseView, featuredPlaces, product } from '@setu/contracts';
import type { Page } from '@setu/mfe-kit';
import type { BrowseFilter } from '../filter/state/browse-filter';

/** Explanation of the mark "Featured", for a brand's choice and an administrator's. */
export const placementText = `Featured is a placement chosen by the brand or by ${product.name}. It says nothing about quality.`;

type Filter = Pick<BrowseFilter, 'sort' | 'featured' | 'search'>;

/** Whether the pages of a list with this filter begin with placements. A search is ordered only by the typed text. */
export const hasPlacements = ({ sort, featured, search }: Filter): boolean =>
  (sort === null || sort === 'recommended') && !featured && search.trim() === '';

/**
 * Ids of the placements in a list, which are marked: in the recommended order the first few of each page, in a list of
 * featured franchises all, otherwise none.
 */
export const placementsIn = (pages: readonly Page<FranchiseView>[], filter: Filter): ReadonlySet<string> => {
  const marked = pages.flatMap(({ items }) => {
    if (filter.featured) return items;
    return hasPlacements(filter) ? items.slice(0, featuredPlaces) : [];
  });
  return new Set(marked.filter(({ featured }) => featured).map(({ id }) => id));
};

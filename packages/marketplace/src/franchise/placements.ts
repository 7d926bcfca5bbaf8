import { type FranchiseView, featuredPlaces, product } from '@setu/contracts';
import type { Page } from '@setu/mfe-kit';
import type { BrowseFilter } from '../filter/state/browse-filter';

/** What the mark "Featured" means; true of a brand's own choice and of an administrator's. */
export const placementText = `Featured is a placement chosen by the brand or by ${product.name}. It says nothing about quality.`;

type Filter = Pick<BrowseFilter, 'sort' | 'featured' | 'search'>;

/** Whether a list with this filter begins its pages with placements. A search goes by what was typed alone. */
export const hasPlacements = ({ sort, featured, search }: Filter): boolean =>
  (sort === null || sort === 'recommended') && !featured && search.trim() === '';

/**
 * Ids of the franchises that are marked in a list: those that are at their place because they are featured. In the
 * recommended order these are the first few of each page, in a list of featured ones all, elsewhere none.
 */
export const placementsIn = (pages: readonly Page<FranchiseView>[], filter: Filter): ReadonlySet<string> => {
  const marked = pages.flatMap(({ items }) => {
    if (filter.featured) return items;
    return hasPlacements(filter) ? items.slice(0, featuredPlaces) : [];
  });
  return new Set(marked.filter(({ featured }) => featured).map(({ id }) => id));
};

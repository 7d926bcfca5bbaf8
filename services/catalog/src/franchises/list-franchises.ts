import type { HandlerInput, listFranchises, listMyFranchises } from '@setu/contracts';
import { newestFirst, type Page, pageOf, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { Franchise } from './franchise.model';
import { applyFilter } from './franchise-filter';
import { applyOrder, cursorAfter } from './franchise-order';
import { pageWithPlacements } from './page-with-placements';

/**
 * What the public may see and the filter lets through. In the recommended order featured ones come first only in the
 * few places of {@link pageWithPlacements}; a search and a list of featured ones alone have no such places.
 */
export const makeListFranchises =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async ({ limit, cursor, ...filter }: HandlerInput<typeof listFranchises>): Promise<Page<Franchise>> => {
    const { sort, featured, search = '' } = filter;
    const matching = applyFilter(Franchise.query(db).modify('listed'), filter);
    if (sort === 'recommended' && featured === undefined && search.trim() === '')
      return pageWithPlacements(matching, { limit, cursor });
    const order = sort === 'recommended' && featured ? 'placement' : sort;
    const rows = applyOrder(matching.clone(), order, cursor).limit(limit + 1);
    const [found, total] = await Promise.all([rows, matching.resultSize()]);
    return pageOf(found, { limit, total, cursorOf: (last) => cursorAfter(order, last) });
  };

/** A brand's own franchises, newest first, whatever their state. */
export const makeListMyFranchises =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  (range: HandlerInput<typeof listMyFranchises>, actor: SignedIn): Promise<Page<Franchise>> =>
    newestFirst(Franchise.query(db).where('brand_id', actor.id), range);

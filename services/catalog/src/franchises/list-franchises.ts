import type { HandlerInput, listFranchises, listMyFranchises } from '@setu/contracts';
import { newestFirst, type Page, pageOf, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { Franchise } from './franchise.model';
import { applyFilter } from './franchise-filter';
import { applyOrder, cursorAfter } from './franchise-order';

/** What the public may see and the filter lets through. */
export const makeListFranchises =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async ({ limit, cursor, ...filter }: HandlerInput<typeof listFranchises>): Promise<Page<Franchise>> => {
    const matching = applyFilter(Franchise.query(db).modify('listed'), filter);
    const rows = applyOrder(matching.clone(), filter.sort, cursor).limit(limit + 1);
    const [found, total] = await Promise.all([rows, matching.resultSize()]);
    return pageOf(found, { limit, total, cursorOf: (last) => cursorAfter(filter.sort, last) });
  };

/** A brand's own franchises, newest first, whatever their state. */
export const makeListMyFranchises =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  (range: HandlerInput<typeof listMyFranchises>, actor: SignedIn): Promise<Page<Franchise>> =>
    newestFirst(Franchise.query(db).where('brand_id', actor.id), range);

import type { HandlerInput, listFranchises, listMyFranchises } from '@setu/contracts';
import type { Page, ServiceDeps, SignedIn } from '@setu/service-kit';
import type { QueryBuilder } from 'objection';
import { Franchise } from './franchise.model';
import { applyFilter } from './franchise-filter';
import { applyOrder, cursorAfter, type OrderName } from './franchise-order';

interface Range {
  order: OrderName;
  limit: number;
  cursor?: string | undefined;
}

/** One page of a query and the number of all its rows. Asks for one row more to know whether a page follows. */
const pageOf = async (
  matching: QueryBuilder<Franchise>,
  { order, limit, cursor }: Range,
): Promise<Page<Franchise>> => {
  const page = applyOrder(matching.clone(), order, cursor).limit(limit + 1);
  const [rows, total] = await Promise.all([page, matching.resultSize()]);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, total, next: last && rows.length > limit ? cursorAfter(order, last) : null };
};

/** What the public may see and the filter lets through. */
export const makeListFranchises =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  ({ sort, limit, cursor, ...filter }: HandlerInput<typeof listFranchises>): Promise<Page<Franchise>> =>
    pageOf(applyFilter(Franchise.query(db).modify('listed'), { ...filter, sort }), {
      order: sort,
      limit,
      cursor,
    });

/** A brand's own franchises, newest first, whatever their state. */
export const makeListMyFranchises =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  ({ limit, cursor }: HandlerInput<typeof listMyFranchises>, actor: SignedIn): Promise<Page<Franchise>> =>
    pageOf(Franchise.query(db).where('brand_id', actor.id), { order: 'mine', limit, cursor });

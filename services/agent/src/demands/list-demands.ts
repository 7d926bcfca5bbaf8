import { type HandlerInput, type listDemands, RequirementId } from '@setu/contracts';
import {
  decodeCursor,
  encodeCursor,
  Moment,
  type Page,
  pageOf,
  type ServiceDeps,
  type SignedIn,
} from '@setu/service-kit';
import { z } from 'zod';
import { DemandModel } from './demand.model';
import { applyFilter } from './demand-filter';

/** Sort key of the last demand: its urgency, its instant, then its id. */
const Place = z.tuple([z.int().min(1).max(4), Moment, RequirementId]);

/** A page of demands, the most urgent first, then the newest, with whether this agent has an open offer. */
export const makeListDemands =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async (
    { limit, cursor, ...filter }: HandlerInput<typeof listDemands>,
    actor: SignedIn,
  ): Promise<Page<DemandModel>> => {
    const after = cursor === undefined ? null : decodeCursor(cursor, Place);
    const matching = applyFilter(DemandModel.query(db).modify('open'), filter);
    const rows = matching
      .clone()
      .modify('seenBy', actor.id)
      .orderByRaw('demands.urgency desc, demands.created_at desc, demands.id desc')
      .limit(limit + 1);
    if (after)
      rows.whereRaw(
        '(demands.urgency, demands.created_at, demands.id) < (?::smallint, ?::timestamptz, ?::uuid)',
        after,
      );
    const [found, total] = await Promise.all([rows, matching.resultSize()]);
    return pageOf(found, {
      limit,
      total,
      cursorOf: ({ urgency, createdAt, id }) => encodeCursor([urgency, createdAt.getTime(), id]),
    });
  };

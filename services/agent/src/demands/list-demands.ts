import { type listDemands, RequirementId } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { keysetPage, Moment, type Page, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { z } from 'zod';
import { DemandModel } from './demand.model';
import { applyFilter } from './demand-filter';

/** Sort key of the last demand: its urgency, its instant, then its id. */
const Place = z.tuple([z.int().min(1).max(4), Moment, RequirementId]);

/** A page of demands, the most urgent first, then the newest, with whether this agent has an open offer. */
export const makeListDemands =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  (
    { limit, cursor, ...filter }: HandlerInput<typeof listDemands>,
    actor: SignedIn,
  ): Promise<Page<DemandModel>> =>
    keysetPage(
      applyFilter(DemandModel.query(db).modify('open'), filter),
      { limit, cursor },
      {
        columns: [
          ['demands.urgency', 'smallint'],
          ['demands.created_at', 'timestamptz'],
          ['demands.id', 'uuid'],
        ],
        place: Place,
        keyOf: ({ urgency, createdAt, id }) => [urgency, createdAt.getTime(), id],
        shown: (page) => page.modify('seenBy', actor.id),
      },
    );

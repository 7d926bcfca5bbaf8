import type { EventDefinition } from '@setu/protocol';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { type ConsumerDefinition, onAll } from './handle-event';

/**
 * A consumer that erases the data of a service about something that another service deleted. A replay does not restore erased data.
 * @param name of the consumer, within the service
 * @param erase gets the deleted ids; must be idempotent
 * @example
 * eraseAfter(userDeletedV1, 'deleted-drafts', (trx, ids) => Draft.query(trx).whereIn('brand_id', ids).delete())
 */
export const eraseAfter = (
  deleted: EventDefinition<z.ZodType<{ id: string }>>,
  name: string,
  erase: (trx: Knex.Transaction, ids: string[]) => PromiseLike<unknown>,
): ConsumerDefinition => ({
  name,
  from: deleted.service,
  subscriptions: [
    onAll(deleted, async (trx, events) => {
      await erase(
        trx,
        events.map(({ data }) => data.id),
      );
    }),
  ],
  reset: async () => undefined,
});

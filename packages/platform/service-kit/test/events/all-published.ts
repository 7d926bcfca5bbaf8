import type { Knex } from 'knex';
import { eventually } from '../eventually';

/**
 * Waits until no event in the outbox is unpublished. Consumers may have handled an event earlier, because its row is marked
 * only after the broker has answered.
 * @param db of the service that owns the outbox
 */
export const allPublished = (db: Knex): Promise<void> =>
  eventually(async () => expect(await db('outbox').whereNull('published_at')).toEqual([]));

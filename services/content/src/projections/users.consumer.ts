import { userRegisteredV1, userUpdatedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { type ConsumedEvent, type ConsumerDefinition, onAll } from '@setu/service-kit';
import type { Knex } from 'knex';
import { upsertIfNewerWithEarliest } from './upsert-if-newer';

const copyUsers = (
  trx: Knex.Transaction,
  events: readonly ConsumedEvent<EventData<typeof userUpdatedV1>>[],
) =>
  upsertIfNewerWithEarliest(
    trx,
    'users',
    events.map(({ data: { id, version, displayName, role, createdAt }, time }) => ({
      row: { id, version, display_name: displayName, role },
      at: new Date(createdAt ?? time),
    })),
    'registered_at',
  );

/** Projects identity's users: names and times of registration. */
export const usersConsumer: ConsumerDefinition = {
  name: 'users',
  from: 'identity',
  gathers: true,
  subscriptions: [onAll(userRegisteredV1, copyUsers), onAll(userUpdatedV1, copyUsers)],
  reset: async (trx) => {
    await trx('users').delete();
    await trx('row_counts').where({ table_name: 'users' }).update({ count: 0 });
  },
};

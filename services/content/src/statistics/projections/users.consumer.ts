import { type EventData, userRegisteredV1, userUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import type { Knex } from 'knex';
import { upsertIfNewerWithEarliest } from './upsert-if-newer';

const copyUser = (
  trx: Knex.Transaction,
  { id, version, displayName, role, createdAt }: EventData<typeof userUpdatedV1>,
  { time }: { time: string },
) =>
  upsertIfNewerWithEarliest(
    trx,
    'users',
    { id, version, display_name: displayName, role },
    { column: 'registered_at', at: new Date(createdAt ?? time) },
  );

/** Projects identity's users: names and times of registration. */
export const usersConsumer: ConsumerDefinition = {
  name: 'users',
  from: 'identity',
  subscriptions: [on(userRegisteredV1, copyUser), on(userUpdatedV1, copyUser)],
  reset: async (trx) => {
    await trx('users').delete();
  },
};

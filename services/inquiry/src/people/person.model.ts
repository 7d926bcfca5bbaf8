import type { EventData, userRegisteredV1 } from '@setu/contracts';
import { type ConsumedEvent, upsertIfNewer } from '@setu/service-kit';
import type { Knex } from 'knex';

/** Upserts names, roles and suspensions of users unless the stored versions are newer. */
export const upsertPeople = (
  trx: Knex.Transaction,
  events: readonly ConsumedEvent<EventData<typeof userRegisteredV1>>[],
): Promise<void> =>
  upsertIfNewer(
    trx,
    'people',
    events.map(({ data: { id, displayName, role, isSuspended = false, version } }) => ({
      id,
      display_name: displayName,
      role,
      is_suspended: isSuspended,
      version,
    })),
  );

/** Whether a person's account is suspended, as identity last published it. */
export const isSuspended = async (trx: Knex, id: string): Promise<boolean> =>
  (await trx('people').where({ id, is_suspended: true }).first('id')) !== undefined;

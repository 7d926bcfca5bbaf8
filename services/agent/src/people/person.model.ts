import type { userRegisteredV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
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

/** Names of these users by id, as far as they are known. */
export const namesOf = async (db: Knex, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const people: { id: string; display_name: string }[] = await db('people')
    .whereIn('id', [...new Set(userIds)])
    .select('id', 'display_name');
  return new Map(people.map(({ id, display_name }) => [id, display_name]));
};

/** Whether a person's account is suspended, as identity last published it. */
export const isSuspended = async (trx: Knex, id: string): Promise<boolean> =>
  (await trx('people').where({ id, is_suspended: true }).first('id')) !== undefined;

import type { EventData, userRegisteredV1 } from '@setu/contracts';
import type { Knex } from 'knex';

/** Upserts a user's name, role and suspension unless the stored version is newer. */
export const upsertPerson = async (
  trx: Knex.Transaction,
  { id, displayName, role, isSuspended = false, version }: EventData<typeof userRegisteredV1>,
): Promise<void> => {
  await trx('people')
    .insert({ id, display_name: displayName, role, is_suspended: isSuspended, version })
    .onConflict('id')
    .merge()
    .whereRaw('excluded.version > people.version');
};

/** Whether a person's account is suspended, as identity last published it. */
export const isSuspended = async (trx: Knex, id: string): Promise<boolean> =>
  (await trx('people').where({ id, is_suspended: true }).first('id')) !== undefined;

import type { EventData, userRegisteredV1 } from '@setu/contracts';
import type { Knex } from 'knex';

/** Takes over a user's name and role unless we know newer ones. */
export const upsertPerson = async (
  trx: Knex.Transaction,
  { id, displayName, role, version }: EventData<typeof userRegisteredV1>,
): Promise<void> => {
  await trx('people')
    .insert({ id, display_name: displayName, role, version })
    .onConflict('id')
    .merge()
    .whereRaw('excluded.version > people.version');
};

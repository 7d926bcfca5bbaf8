import { hasWords } from '@setu/service-kit';
import type { Knex } from 'knex';

/** The known names of these users, by id. */
export const namesOf = async (db: Knex, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const people: { id: string; display_name: string }[] = await db('people')
    .whereIn('id', [...new Set(userIds)])
    .select('id', 'display_name');
  return new Map(people.map(({ id, display_name }) => [id, display_name]));
};

/** Maximum number of people that a search by name considers. */
const mostNamed = 500;

/** Ids of people whose name has all words. */
export const peopleNamed = async (db: Knex, words: readonly (readonly string[])[]): Promise<string[]> => {
  const { sql, bindings } = hasWords('lower(display_name)', words);
  const people: { id: string }[] = await db('people').whereRaw(sql, bindings).limit(mostNamed).select('id');
  return people.map(({ id }) => id);
};

/** Whether a person's account is suspended, according to identity's last event. */
export const isSuspended = async (trx: Knex, id: string): Promise<boolean> =>
  (await trx('people').where({ id, is_suspended: true }).first('id')) !== undefined;

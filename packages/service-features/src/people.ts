import { userRegisteredV1, userUpdatedV1 } from '@setu/contracts';
import { feature, hasWords, projection } from '@setu/service-kit';
import type { Knex } from 'knex';

/** Projects identity's users: names, roles and suspensions. */
export const peopleConsumer = projection({
  name: 'identity-people',
  from: 'identity',
  events: [userRegisteredV1, userUpdatedV1],
  table: 'people',
  key: 'id',
  fields: ['displayName', 'role', 'isSuspended'],
});

/** The known names of these users, by id. */
const namesOf = async (db: Knex, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
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
const isSuspended = async (trx: Knex, id: string): Promise<boolean> =>
  (await trx('people').where({ id, is_suspended: true }).first('id')) !== undefined;

/** Identity's users: their names, and whether they are suspended. */
export const people = feature({
  name: 'people',
  build: () => ({ consumers: [peopleConsumer], gives: { isSuspended, namesOf, peopleNamed } }),
});

import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

/** Length of a visitor's hash. */
const hashBytes = 16;
/** Visitors without failures are deleted after the longest time that a canary is judged for. */
const visitorRetention = '30 days';

const today = () => new Date().toISOString().slice(0, 10);

/** Returns the day's salt, which all gateways share. Deletes salts of other days, and visitors that no longer count. */
const beginDay = async (db: Knex, day: string): Promise<Buffer> => {
  await db('gateway.visitor_salts')
    .insert({ day, salt: randomBytes(32) })
    .onConflict('day')
    .ignore();
  await db('gateway.visitor_salts').where('day', '<', day).delete();
  await db('gateway.release_visitors')
    .where({ failed_at: null, retry_at: null })
    .andWhere('seen_at', '<', db.raw('now() - ?::interval', [visitorRetention]))
    .delete();
  const { salt } = await db('gateway.visitor_salts').where({ day }).first('salt');
  return salt;
};

/** Hashes visitors with the day's salt: a visitor has the same hash until midnight UTC. */
export const makeVisitorHash = (db: Knex) => {
  let known: { day: string; salt: Promise<Buffer> } | null = null;
  return async (): Promise<(visitor: string) => Buffer> => {
    const day = today();
    if (known?.day !== day) known = { day, salt: beginDay(db, day) };
    const begun = known;
    try {
      const salt = await begun.salt;
      return (visitor) => createHash('sha256').update(salt).update(visitor).digest().subarray(0, hashBytes);
    } catch (error) {
      if (known === begun) known = null;
      throw error;
    }
  };
};

import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

/** Bytes a counted visitor is known by. */
const hashLength = 16;
/** How long visitors to whom nothing failed are kept: the longest time a canary is judged by. */
const wellKept = '30 days';

const today = () => new Date().toISOString().slice(0, 10);

/** All gateways have the same salt on one day. Those of other days go, and so does what nobody counts any more. */
const beginDay = async (db: Knex, day: string): Promise<Buffer> => {
  await db('gateway.visitor_salts')
    .insert({ day, salt: randomBytes(32) })
    .onConflict('day')
    .ignore();
  await db('gateway.visitor_salts').where('day', '<', day).delete();
  await db('gateway.release_visitors')
    .where({ failed_at: null, retry_at: null })
    .andWhere('seen_at', '<', db.raw('now() - ?::interval', [wellKept]))
    .delete();
  const { salt } = await db('gateway.visitor_salts').where({ day }).first('salt');
  return salt;
};

/** How visitors are written down today: the same visitor the same way, until midnight UTC. */
export const makeVisitorHash = (db: Knex) => {
  let known: { day: string; salt: Promise<Buffer> } | null = null;
  return async (): Promise<(visitor: string) => Buffer> => {
    const day = today();
    if (known?.day !== day) known = { day, salt: beginDay(db, day) };
    const begun = known;
    try {
      const salt = await begun.salt;
      return (visitor) => createHash('sha256').update(salt).update(visitor).digest().subarray(0, hashLength);
    } catch (error) {
      if (known === begun) known = null;
      throw error;
    }
  };
};

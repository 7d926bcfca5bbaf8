import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type Actor, type Client, networkOf } from '@setu/service-kit';
import type { Knex } from 'knex';
import { dayOf, daysBefore } from '../days';

/** Who looked: a user, or somebody unknown by a hash. */
export type Visitor = { userId: string; sessionId: null } | { userId: null; sessionId: string };

/** Browsers told apart in one network: whoever makes up names of browsers is no more visitors than these. */
export const browsersPerNetwork = 24;

const browserOf = (userAgent: string) =>
  createHash('sha256').update(userAgent).digest().readUInt16BE(0) % browsersPerNetwork;

/** The salt of a day, the same for every instance; those of the days before yesterday are forgotten. */
const saltOf = async (trx: Knex.Transaction, now: Date): Promise<Buffer> => {
  const day = dayOf(now);
  const known = await trx('visitor_salts').where({ day }).first<{ salt: Buffer } | undefined>('salt');
  if (known) return known.salt;
  await trx('visitor_salts')
    .where('day', '<', dayOf(daysBefore(now, 1)))
    .delete();
  await trx('visitor_salts')
    .insert({ day, salt: randomBytes(32) })
    .onConflict('day')
    .ignore();
  const made = await trx('visitor_salts').where({ day }).first<{ salt: Buffer }>('salt');
  return made.salt;
};

/**
 * A signed-in visitor is their user id. Of others a hash of network and browser is taken, with a salt that is thrown away
 * soon after its day: views of one visitor can be told apart from another's for a day, and lead to nobody.
 */
export const visitorOf = async (
  trx: Knex.Transaction,
  actor: Actor,
  { address, userAgent }: Client,
  now: Date,
): Promise<Visitor> => {
  if (actor.kind !== 'visitor') return { userId: actor.id, sessionId: null };
  const salt = await saltOf(trx, now);
  const hash = createHmac('sha256', salt)
    .update(`${networkOf(address)}\n${browserOf(userAgent)}`)
    .digest('base64url');
  return { userId: null, sessionId: hash };
};

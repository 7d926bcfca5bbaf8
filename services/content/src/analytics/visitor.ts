import { createHash, createHmac, randomBytes } from 'node:crypto';
import { indianDay } from '@setu/contracts';
import { type Actor, type Client, daysBefore, networkOf } from '@setu/service-kit';
import type { Knex } from 'knex';

/** The visitor of a view: a user id, or the hash of an unknown visitor. */
export type Visitor = { userId: string; sessionId: null } | { userId: null; sessionId: string };

/** Maximum number of different browsers per network, so that invented names of browsers do not count as more visitors. */
export const browsersPerNetwork = 24;

const browserOf = (userAgent: string) =>
  createHash('sha256').update(userAgent).digest().readUInt16BE(0) % browsersPerNetwork;

/** The salt of a day, shared by all instances. Salts from before yesterday are deleted. */
const saltOf = async (trx: Knex.Transaction, now: Date): Promise<Buffer> => {
  const day = indianDay(now);
  const known = await trx('visitor_salts').where({ day }).first<{ salt: Buffer } | undefined>('salt');
  if (known) return known.salt;
  await trx('visitor_salts')
    .where('day', '<', indianDay(daysBefore(now, 1)))
    .delete();
  await trx('visitor_salts')
    .insert({ day, salt: randomBytes(32) })
    .onConflict('day')
    .ignore();
  const made = await trx('visitor_salts').where({ day }).first<{ salt: Buffer }>('salt');
  return made.salt;
};

/**
 * Identifies a visitor: a signed-in user by id, everyone else by a hash of network and browser with the salt of the day. The salt is
 * deleted soon afterwards, so that the hash distinguishes visitors for a day but does not identify a person.
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

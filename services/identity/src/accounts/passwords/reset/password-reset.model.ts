import { recoveryLinkDays, resetLinkMinutes } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../../base-model';
import { linkTokenHash, makeLinkToken } from '../../link-token';

class PasswordResetModel extends BaseModel {
  static override tableName = 'password_resets';
  static override idColumn = 'token_hash';

  declare tokenHash: string;
  declare userId: string;
  /** For a recovery link: it also ends grants that began at this instant or later. Null for a link that the person requested. */
  declare endsSince: Date | null;
  /** For a recovery link: the address to which it was sent, if the address of the account has changed since. */
  declare formerEmail: string | null;
  declare expiresAt: Date;
}

/** The effect of a link. */
export interface ResetLink {
  userId: string;
  endsSince: Date | null;
  /** The address that is restored; null when the address does not change. */
  formerEmail: string | null;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const addLink = async (db: Knex, link: ResetLink, expiresAt: Date): Promise<string> => {
  const token = makeLinkToken();
  await PasswordResetModel.query(db).insert({ ...link, tokenHash: linkTokenHash(token), expiresAt });
  return token;
};

/** Creates the token of a link to choose a new password. Only its hash is stored. */
export const addResetToken = (db: Knex, userId: string, now: Date): Promise<string> =>
  addLink(
    db,
    { userId, endsSince: null, formerEmail: null },
    new Date(now.getTime() + resetLinkMinutes * minuteMs),
  );

/**
 * The same for a recovery link, which also ends grants that began at this instant or later.
 * @param formerEmail the address that is restored
 */
export const addRecoveryToken = (
  db: Knex,
  userId: string,
  endsSince: Date,
  now: Date,
  formerEmail: string | null = null,
): Promise<string> =>
  addLink(db, { userId, endsSince, formerEmail }, new Date(now.getTime() + recoveryLinkDays * dayMs));

/** The link of a token; undefined when it has expired, was used, or never existed. */
export const findResetLink = (db: Knex, token: string, now: Date): Promise<ResetLink | undefined> =>
  PasswordResetModel.query(db).findById(linkTokenHash(token)).where('expires_at', '>', now).execute();

/** Ends the links to choose a new password that a person requested. */
export const endResetLinks = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  await PasswordResetModel.query(trx).where({ user_id: userId }).whereNull('ends_since').delete();
};

/**
 * Ends recovery links of an account. A recovery keeps links that were sent earlier, because an earlier address outranks a later one.
 * Otherwise a thief who moved an account could prevent its owner from moving it back.
 * @param since only links about this instant or later; null: all
 */
export const endRecoveryLinks = async (
  trx: Knex.Transaction,
  userId: string,
  since: Date | null,
): Promise<void> => {
  const links = PasswordResetModel.query(trx).where({ user_id: userId }).whereNotNull('ends_since');
  await (since ? links.where('ends_since', '>=', since) : links).delete();
};

/**
 * Call it before the address of an account changes. Recovery links that were sent to a proven address then restore that address. Recovery
 * links to an unproven address end.
 */
export const keepRecoveryLinks = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  const unbound = () =>
    PasswordResetModel.query(trx)
      .where({ user_id: userId })
      .whereNotNull('ends_since')
      .whereNull('former_email');
  await unbound().patch({
    formerEmail: trx('users')
      .where({ id: userId })
      .whereNotNull('email_confirmed_at')
      .select('email') as never,
  });
  await unbound().delete();
};

/**
 * Uses up a link.
 * @returns the link. A recovery link has the earliest instant of all links to the same address, which end together
 */
export const useResetToken = async (
  trx: Knex.Transaction,
  token: string,
  now: Date,
): Promise<ResetLink | undefined> => {
  const [used] = await PasswordResetModel.query(trx)
    .where('token_hash', linkTokenHash(token))
    .where('expires_at', '>', now)
    .delete()
    .returning('*');
  if (!used?.endsSince) return used;
  const earlier = await PasswordResetModel.query(trx)
    .where({ user_id: used.userId, former_email: used.formerEmail })
    .where('ends_since', '<', used.endsSince)
    .where('expires_at', '>', now)
    .orderBy('ends_since')
    .first();
  return { ...used, endsSince: earlier?.endsSince ?? used.endsSince };
};

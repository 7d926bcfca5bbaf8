import { randomUUID } from 'node:crypto';
import { phoneCodeMinutes, phoneCodeTries } from '@setu/contracts';
import type { Knex } from 'knex';
import { raw } from 'objection';
import { BaseModel } from '../../base-model';

/** `waiting`: for its first message or the next one. `sending`: a process sends it. The others are final. */
type CodeState = 'waiting' | 'sending' | 'sent' | 'refused' | 'failed';

/** The newest code that an account requested. */
export class PhoneCodeModel extends BaseModel {
  static override tableName = 'phone_codes';
  static override idColumn = 'user_id';

  declare userId: string;
  /** Identifies the request, so that the outcome of an earlier one is ignored. */
  declare id: string;
  /** `+91` and ten digits. */
  declare number: string;
  /** A fingerprint for each message that may have arrived. Any of their codes is right. */
  declare codeHashes: string[];
  declare state: CodeState;
  /** Number of messages that were tried to send. */
  declare sends: number;
  /** Number of codes that the person entered. */
  declare tries: number;
  /** Waiting: time of the next message. Sending: when another process may send it. */
  declare dueAt: Date;
  declare requestedAt: Date;
  declare expiresAt: Date;
}

const expiryFrom = (now: Date) => new Date(now.getTime() + phoneCodeMinutes * 60_000);

/** Stores a request. It replaces the former one, whose codes stop working. */
export const addPhoneCode = async (
  trx: Knex.Transaction,
  userId: string,
  number: string,
  now: Date,
): Promise<void> => {
  await PhoneCodeModel.query(trx)
    .insert({
      userId,
      id: randomUUID(),
      number,
      codeHashes: [],
      state: 'waiting',
      sends: 0,
      tries: 0,
      dueAt: now,
      requestedAt: now,
      expiresAt: expiryFrom(now),
    })
    .onConflict('user_id')
    .merge();
};

/** The newest code of an account that is not used up; undefined without one. It may be expired. */
export const findPhoneCode = (db: Knex, userId: string): Promise<PhoneCodeModel | undefined> =>
  PhoneCodeModel.query(db).findById(userId).execute();

/**
 * Counts a try before its code is checked, so that concurrent tries count.
 * @returns the code; undefined when it has expired or is void, or was sent to another number
 */
export const countPhoneTry = (
  db: Knex,
  userId: string,
  number: string,
  now: Date,
): Promise<PhoneCodeModel | undefined> =>
  PhoneCodeModel.query(db)
    .where({ user_id: userId, number })
    .where('expires_at', '>', now)
    .where('tries', '<', phoneCodeTries)
    .patch({ tries: raw('tries + 1') })
    .returning('*')
    .first()
    .execute();

/** Uses up a code. @returns false when it was used up or replaced meanwhile */
export const usePhoneCode = async (trx: Knex.Transaction, { id, userId }: PhoneCodeModel): Promise<boolean> =>
  (await PhoneCodeModel.query(trx).where({ user_id: userId, id }).delete()) > 0;

/** Ends the code of an account. */
export const endPhoneCode = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  await PhoneCodeModel.query(trx).deleteById(userId);
};

/** Codes whose message is due. */
export const duePhoneCodes = (db: Knex, now: Date) =>
  PhoneCodeModel.query(db).whereIn('state', ['waiting', 'sending']).where('due_at', '<=', now);

/** Claims codes whose message is due, the oldest first. Concurrent processes get different ones. */
export const claimPhoneCodes = (
  db: Knex,
  { limit, now, leaseMs }: { limit: number; now: Date; leaseMs: number },
): Promise<PhoneCodeModel[]> =>
  PhoneCodeModel.query(db)
    .whereIn(
      'user_id',
      duePhoneCodes(db, now).select('user_id').orderBy('due_at').limit(limit).forUpdate().skipLocked(),
    )
    .patch({ state: 'sending', dueAt: new Date(now.getTime() + leaseMs), sends: raw('sends + 1') })
    .returning('*')
    .execute();

/** Stores the hash of a new code, which is valid from now on. @returns false when the request was replaced meanwhile */
export const addCodeHash = async (
  db: Knex,
  { id }: PhoneCodeModel,
  hash: string,
  now: Date,
): Promise<boolean> =>
  (await PhoneCodeModel.query(db)
    .where({ id })
    .patch({ codeHashes: raw('array_append(code_hashes, ?)', hash), expiresAt: expiryFrom(now) })) > 0;

/** Stores the outcome of a message. */
export const settlePhoneCode = async (
  db: Knex,
  { id }: PhoneCodeModel,
  change: Pick<PhoneCodeModel, 'state'> & Partial<Pick<PhoneCodeModel, 'dueAt'>>,
): Promise<void> => {
  await PhoneCodeModel.query(db).where({ id, state: 'sending' }).patch(change);
};

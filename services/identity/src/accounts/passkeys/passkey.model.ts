import type { PasskeyTransport } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';

/** A passkey of an account. */
export class PasskeyModel extends BaseModel {
  static override tableName = 'passkeys';

  declare id: string;
  declare userId: string;
  /** The authenticator's name for it, base64url. */
  declare credentialId: string;
  /** COSE key. */
  declare publicKey: Buffer;
  /** Number of signatures that the authenticator has counted, as text; `0` for an authenticator that does not count. */
  declare counter: string;
  declare transports: PasskeyTransport[];
  declare name: string;
  declare createdAt: Date;
  /** Null until it is first used to sign in. */
  declare lastUsedAt: Date | null;
}

/** The passkeys of an account, oldest first. */
export const passkeysOf = (db: Knex, userId: string): Promise<PasskeyModel[]> =>
  PasskeyModel.query(db).where({ user_id: userId }).orderBy('created_at').orderBy('id').execute();

/** Ends the passkeys of an account. */
export const endPasskeys = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  await PasskeyModel.query(trx).where({ user_id: userId }).delete();
};

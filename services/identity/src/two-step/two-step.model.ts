import type { Knex } from 'knex';
import { BaseModel } from '../base-model';

/** The authenticator app of an account. */
export class TwoStepModel extends BaseModel {
  static override tableName = 'two_step';
  static override idColumn = 'user_id';

  declare userId: string;
  /** Sealed; see `SecretBox`. */
  declare secret: Buffer;
  /** Since when it is asked for at sign-in; null until a first code has confirmed the app. */
  declare confirmedAt: Date | null;
  /** Time step of the newest accepted code. */
  declare lastStep: number;
}

/** The hash of a recovery code that was not used. */
export class RecoveryCodeModel extends BaseModel {
  static override tableName = 'recovery_codes';
  static override idColumn = ['user_id', 'code_hash'];

  declare userId: string;
  declare codeHash: string;
}

/** An account's two-step verification; undefined while it is off. */
export const findTwoStep = (db: Knex, userId: string): Promise<TwoStepModel | undefined> =>
  TwoStepModel.query(db).findById(userId).whereNotNull('confirmed_at').execute();

/** Recovery codes of an account that were not used. */
export const countRecoveryCodes = (db: Knex, userId: string): Promise<number> =>
  RecoveryCodeModel.query(db).where({ user_id: userId }).resultSize();

/** Since when accounts have two-step verification; without those that do not. */
export const twoStepSinceOf = async (
  db: Knex,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> => {
  const rows = await TwoStepModel.query(db)
    .findByIds([...userIds])
    .select('user_id', 'confirmed_at')
    .whereNotNull('confirmed_at');
  return new Map(rows.flatMap(({ userId, confirmedAt }) => (confirmedAt ? [[userId, confirmedAt]] : [])));
};

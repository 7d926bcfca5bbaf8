import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';

/** The authenticator app of an account. */
export class TwoStepModel extends BaseModel {
  static override tableName = 'two_step';
  static override idColumn = 'user_id';

  declare userId: string;
  /** Sealed; see `SecretBox`. */
  declare secret: Buffer;
  /** Since when it is required at sign-in; null until a first code has confirmed the app. */
  declare confirmedAt: Date | null;
  /** Whether the account's address was proven when it was turned on, which shows that its owner did it. */
  declare isAddressProven: boolean;
  /** Time step of the newest accepted code. */
  declare lastStep: number;
}

/** The hash of an unused recovery code. */
export class RecoveryCodeModel extends BaseModel {
  static override tableName = 'recovery_codes';
  static override idColumn = ['user_id', 'code_hash'];

  declare userId: string;
  declare codeHash: string;
}

/** An account's two-step verification; undefined while it is off. */
export const findTwoStep = (db: Knex, userId: string): Promise<TwoStepModel | undefined> =>
  TwoStepModel.query(db).findById(userId).whereNotNull('confirmed_at').execute();

/** Number of unused recovery codes of an account. */
export const countRecoveryCodes = (db: Knex, userId: string): Promise<number> =>
  RecoveryCodeModel.query(db).where({ user_id: userId }).resultSize();

/** Since when accounts have two-step verification. Accounts without it are missing. */
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

/** Which two-step verification to end. An unfinished set-up always ends. */
interface Which {
  /** Also ends it when it was turned on while the address was not proven. */
  isUnproven: boolean;
  /** Also ends it when it was turned on at this instant or later. */
  since: Date | null;
  isAll: boolean;
}

/** Ends the two-step verification of an account, with its recovery codes. */
export const endTwoStep = async (
  trx: Knex.Transaction,
  userId: string,
  { isUnproven, since, isAll }: Which,
): Promise<void> => {
  await TwoStepModel.query(trx)
    .findById(userId)
    .where((rows) => {
      rows.whereNull('confirmed_at');
      if (isUnproven) rows.orWhere('is_address_proven', false);
      if (since) rows.orWhere('confirmed_at', '>=', since);
      if (isAll) rows.orWhereNotNull('confirmed_at');
    })
    .delete();
};

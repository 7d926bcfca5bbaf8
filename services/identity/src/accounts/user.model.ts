import type { AccountStatus, UserRole } from '@setu/contracts';
import { hasWords, searchWords } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { z } from 'zod';
import { BaseModel } from '../base-model';

export class UserModel extends BaseModel {
  static override tableName = 'users';

  declare id: string;
  /** Lower case. */
  declare email: string;
  /** When the person confirmed the address with a link; null until then. */
  declare emailConfirmedAt: Date | null;
  declare firstName: string | null;
  declare lastName: string | null;
  declare profileImageUrl: string | null;
  declare role: UserRole;
  declare phone: string | null;
  declare city: string | null;
  declare state: string | null;
  declare brandName: string | null;
  declare version: number;
  /** Sessions that began at an earlier version have ended. */
  declare sessionsFrom: number;
  /** Since when the account is suspended, the reason and the administrator; null while it is not suspended. */
  declare suspendedAt: Date | null;
  declare suspensionReason: string | null;
  declare suspendedBy: string | null;
  /** The brand in whose account the person works, and since when; null: none. */
  declare worksFor: string | null;
  declare worksSince: Date | null;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/** A user with the password's hash, if the user can sign in. */
type UserWithPassword = UserModel & { passwordHash: string | null };

export const findUser = (db: Knex, id: string): Promise<UserModel | undefined> =>
  UserModel.query(db).findById(id).execute();

/** The existing users with these ids, in the order of the ids. */
export const findUsers = async (db: Knex, ids: readonly string[]): Promise<UserModel[]> => {
  const users = await UserModel.query(db).findByIds([...ids]);
  return users.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
};

/** The members of a brand's team, in the order in which they joined. */
export const membersOf = (db: Knex, ownerId: string): Promise<UserModel[]> =>
  UserModel.query(db).where({ works_for: ownerId }).orderBy('works_since').orderBy('id').execute();

/** The user's row, locked until the transaction ends, so that changes of a user run one after the other. */
export const lockUser = (trx: Knex.Transaction, id: string): Promise<UserModel | undefined> =>
  UserModel.query(trx).findById(id).forUpdate().execute();

/**
 * Locks the row of the person of the first notification, and skips rows that are locked.
 * @param which filters and sorts the joined rows of `news`
 */
export const lockUserOfNotifications = async (
  trx: Knex.Transaction,
  which: (notifications: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<string | undefined> => {
  const notifications = trx('news').join('users', 'users.id', 'news.user_id').select('users.id');
  const [found] = await which(notifications).limit(1).forUpdate('users').skipLocked();
  return found?.id;
};

/** Like `findUser`, by address in lower case. */
export const findUserByEmail = (db: Knex, email: string): Promise<UserModel | undefined> =>
  UserModel.query(db).findOne({ email }).execute();

/** Like `lockUser`, by address in lower case. */
export const lockUserByEmail = (trx: Knex.Transaction, email: string): Promise<UserModel | undefined> =>
  UserModel.query(trx).findOne({ email }).forUpdate().execute();

/**
 * Serializes changes of roles until the transaction ends. Row locks are not enough: a transaction that waits for the rows of all
 * administrators may already hold the row of a demoted administrator, so two transactions could deadlock.
 */
export const lockRoles = async (trx: Knex.Transaction): Promise<void> => {
  await trx.raw(`select pg_advisory_xact_lock(hashtext('roles of identity'))`);
};

/** All administrators who are not suspended, locked in a fixed order until the transaction ends. */
export const lockAdmins = (trx: Knex.Transaction): Promise<UserModel[]> =>
  UserModel.query(trx).where('role', 'admin').whereNull('suspended_at').orderBy('id').forUpdate().execute();

/** Users whose names or address contain all words of the search (see `searchWords`), ignoring case. */
export const usersLike = (
  db: Knex,
  {
    search,
    role,
    standing,
  }: { search: string; role: UserRole | undefined; standing: AccountStatus | undefined },
): QueryBuilder<UserModel> => {
  const query = UserModel.query(db);
  if (role) query.where('role', role);
  if (standing === 'suspended') query.whereNotNull('suspended_at');
  if (standing === 'active') query.whereNull('suspended_at');
  if (z.guid().safeParse(search).success) return query.where('id', search);
  if (search.trim() === '') return query;
  const { sql, bindings } = hasWords('search_text', searchWords(search));
  return query.whereRaw(sql, bindings);
};

export const hasUsers = async (db: Knex): Promise<boolean> =>
  (await UserModel.query(db).select('id').first()) !== undefined;

/** A single query for known and unknown addresses, so that its duration reveals nothing. */
export const findUserToSignIn = (db: Knex, email: string): Promise<UserWithPassword | undefined> =>
  UserModel.query(db)
    .leftJoin('credentials', 'credentials.user_id', 'users.id')
    .select('users.*', 'credentials.password_hash')
    .where('users.email', email)
    .first()
    .castTo<UserWithPassword | undefined>()
    .execute();

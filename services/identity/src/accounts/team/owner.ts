import { ForbiddenError, type SignedIn, UnauthenticatedError } from '@setu/service-kit';
import type { Knex } from 'knex';

/** The fields of an account that a team needs. */
export interface TeamAccount {
  id: string;
  /** Lower case. */
  email: string;
  emailConfirmedAt: Date | null;
  role: string;
  version: number;
  sessionsFrom: number;
  suspendedAt: Date | null;
  /** The brand in whose account the person works, and since when; null: none. */
  worksFor: string | null;
  worksSince: Date | null;
}

/** Functions of the feature of users. */
export interface TeamPeople {
  /** Locks a row until the transaction ends. */
  lockUser: (trx: Knex.Transaction, id: string) => Promise<TeamAccount | undefined>;
  /** The members of a brand's team in the order in which they joined. */
  membersOf: (db: Knex, ownerId: string) => Promise<TeamAccount[]>;
}

/**
 * Locks the caller's account, if it may have a team.
 * @throws AppError 403 team_owner_only for a member, 403 wrong_role for a user who is not a brand
 */
export const lockOwner = async (
  trx: Knex.Transaction,
  actor: SignedIn,
  { lockUser }: TeamPeople,
): Promise<TeamAccount> => {
  const user = await lockUser(trx, actor.id);
  if (!user) throw new UnauthenticatedError();
  if (user.role !== 'brand') throw new ForbiddenError();
  if (user.worksFor !== null) throw new ForbiddenError('team_owner_only');
  return user;
};

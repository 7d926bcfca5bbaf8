import { ForbiddenError, type SignedIn, UnauthenticatedError } from '@setu/service-kit';
import type { Knex } from 'knex';

/** An account as a team needs it. */
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

/** The accounts of people, which are another room's. */
export interface TeamPeople {
  /** Locks a row until the transaction ends. */
  lockUser: (trx: Knex.Transaction, id: string) => Promise<TeamAccount | undefined>;
  /** The members of a brand's team in the order in which they joined. */
  membersOf: (db: Knex, ownerId: string) => Promise<TeamAccount[]>;
}

/**
 * The caller's account, locked, if it is one that may have a team.
 * @throws AppError 403 team_owner_only for a member, 403 wrong_role for anybody who is no brand
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

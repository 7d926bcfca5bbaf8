import { type SignedIn, UnauthenticatedError } from '@setu/service-kit';
import type { Knex } from 'knex';
import { findUser, type UserModel } from '../user.model';

const sessionOver = () =>
  new UnauthenticatedError('unauthenticated', 'Your administrator session is over. Log in again.');

/**
 * The administrator of a session, from the current account, because a session may outlive the role by a moment.
 * @throws UnauthenticatedError 401 for a user who is no longer an administrator, or is suspended
 */
export const requireAdmin = (user: UserModel | undefined): UserModel => {
  if (user?.role !== 'admin' || user.suspendedAt) throw sessionOver();
  return user;
};

export const findAdmin = async (db: Knex, actor: SignedIn): Promise<UserModel> =>
  requireAdmin(await findUser(db, actor.id));

import { type SignedIn, UnauthenticatedError } from '@setu/service-kit';
import type { Knex } from 'knex';
import { findUser, type UserModel } from './user.model';

const sessionOver = () => new UnauthenticatedError('Your administrator session is over. Log in again.');

/**
 * The administrator behind a session, as the account stands now: a session may outlive the role by a moment.
 * @throws UnauthenticatedError 401 for somebody who is no administrator any more
 */
export const requireAdmin = (user: UserModel | undefined): UserModel => {
  if (user?.role !== 'admin') throw sessionOver();
  return user;
};

export const findAdmin = async (db: Knex, actor: SignedIn): Promise<UserModel> =>
  requireAdmin(await findUser(db, actor.id));

import { AppError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Entered } from '../session-command';
import { findUser, type UserModel } from './user.model';
import { presentUser } from './user.presenter';

/** A user whose session begins. */
export const entered = (user: UserModel): Entered => ({
  user: presentUser(user),
  version: user.version,
  worksFor: user.worksFor,
});

/**
 * Signs a person in, unless the person works for a suspended brand.
 * @throws AppError 403 account_suspended
 */
export const makeLetIn =
  (db: Knex) =>
  async (user: UserModel): Promise<Entered> => {
    const employer = user.worksFor === null ? undefined : await findUser(db, user.worksFor);
    if (employer?.suspendedAt)
      throw new AppError(
        403,
        'account_suspended',
        'The account of the brand that you work for is suspended. Ask its owner, or write to us with the contact form.',
      );
    return entered(user);
  };

import type { Credentials } from '@setu/contracts';
import { type Logger, UnauthenticatedError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { assertNotSuspended } from './administration/suspension.policy';
import { passwordMatches } from './passwords/password';
import { findUserToSignIn, type UserModel } from './user.model';

interface Deps {
  db: Knex;
  logger: Logger;
  /** Counts a try before the password is checked; `succeeded` reverts it. */
  beginSignIn: (email: string, clientAddress: string) => Promise<{ succeeded: () => Promise<void> }>;
  /** Whether this user may sign in here. Others get the same reply as for a wrong password. */
  mayEnter: (user: Pick<UserModel, 'id' | 'role'>) => boolean;
}

/**
 * Signs in by email address and password. An unknown address, a wrong password and an account without a password get the same reply after
 * the same time. For a suspended account the right password is answered with the reason of the suspension.
 */
export const makeSignIn =
  ({ db, logger, beginSignIn, mayEnter }: Deps) =>
  async ({ email, password }: z.output<typeof Credentials>, clientAddress: string): Promise<UserModel> => {
    const attempt = await beginSignIn(email, clientAddress);
    const user = await findUserToSignIn(db, email);
    const storedHash = user && mayEnter(user) ? user.passwordHash : null;
    const isRight = await passwordMatches(storedHash, password);
    if (!user || !isRight) {
      logger.warn({ userId: user?.id ?? null }, 'sign-in refused');
      throw new UnauthenticatedError('invalid_credentials');
    }
    await attempt.succeeded();
    assertNotSuspended(user);
    return user;
  };

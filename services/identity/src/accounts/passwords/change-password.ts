import type { PasswordChange } from '@setu/contracts';
import { InvalidInputError, type ServiceDeps, type SignedIn, UnauthenticatedError } from '@setu/service-kit';
import type { z } from 'zod';
import type { SaveUser } from '../save-user';
import { findUser, findUserToSignIn, lockUser, type UserModel } from '../user.model';
import { replacePasswordHash } from './credential.model';
import { hashPassword, passwordMatches } from './password';
import type { TellPasswordChanged } from './password-changed-mail';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'logger' | 'inTransaction'> {
  saveUser: SaveUser;
  /** Wrong tries count like failed sign-ins, so that an open session cannot be used to guess the password. */
  beginSignIn: (email: string, clientAddress: string) => Promise<{ succeeded: () => Promise<void> }>;
  mayUsePassword: (userId: string) => boolean;
  tellPasswordChanged: TellPasswordChanged;
}

const wrongPassword = () =>
  new InvalidInputError([{ path: 'currentPassword', message: 'This is not your current password' }]);

/**
 * Changes the caller's own password if the current one is right, and tells them by mail. The user's version grows, so that sessions and running sign-ins
 * with the old password can be distinguished from later ones.
 * @throws InvalidInputError on `currentPassword` when it is wrong or was changed in the meantime
 */
export const makeChangePassword =
  ({ db, clock, logger, inTransaction, saveUser, beginSignIn, mayUsePassword, tellPasswordChanged }: Deps) =>
  async (
    { currentPassword, newPassword }: z.output<typeof PasswordChange>,
    actor: SignedIn,
    clientAddress: string,
  ): Promise<UserModel> => {
    const account = await findUser(db, actor.id);
    if (!account) throw new UnauthenticatedError();
    const attempt = await beginSignIn(account.email, clientAddress);
    const stored = (await findUserToSignIn(db, account.email))?.passwordHash ?? null;
    const isRight = await passwordMatches(mayUsePassword(account.id) ? stored : null, currentPassword);
    if (stored === null || !isRight) {
      logger.warn({ userId: account.id }, 'password change refused');
      throw wrongPassword();
    }
    await attempt.succeeded();
    const change = { userId: account.id, from: stored, to: await hashPassword(newPassword), at: clock.now() };
    return inTransaction(async (trx) => {
      const user = await lockUser(trx, account.id);
      if (!user || !(await replacePasswordHash(trx, change))) throw wrongPassword();
      const saved = await saveUser(trx, user, { sessionsFrom: user.version + 1 });
      await tellPasswordChanged(trx, saved);
      return saved;
    });
  };

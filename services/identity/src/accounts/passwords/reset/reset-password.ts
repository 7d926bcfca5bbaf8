import type { PasswordReset } from '@setu/contracts';
import { AppError, type ServiceDeps } from '@setu/service-kit';
import type { z } from 'zod';
import { assertNotSuspended } from '../../administration/suspension.policy';
import type { SaveUser } from '../../save-user';
import { lockUser, type UserModel } from '../../user.model';
import { setPasswordHash } from '../credential.model';
import { hashPassword } from '../password';
import type { TellPasswordChanged } from '../password-changed-mail';

import { findResetUser, useResetToken } from './password-reset.model';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'> {
  saveUser: SaveUser;
  tellPasswordChanged: TellPasswordChanged;
  /** Ends the waits that failed sign-ins to this address caused, and records the network as known. */
  forgiveSignIns: (email: string, clientAddress: string) => Promise<void>;
}

const invalidLink = () => new AppError(400, 'invalid_link');

/**
 * Chooses a new password with the token of a link, ends all sessions of the user and tells them by mail.
 * @throws AppError 400 invalid_link when the link has expired, was used, or never existed
 * @throws AppError 403 account_suspended, with the password changed
 */
export const makeResetPassword =
  ({ db, clock, inTransaction, saveUser, tellPasswordChanged, forgiveSignIns }: Deps) =>
  async ({ token, password }: z.output<typeof PasswordReset>, clientAddress: string): Promise<UserModel> => {
    // A hash costs much, so it is not computed for a link that does not work.
    if (!(await findResetUser(db, token, clock.now()))) throw invalidLink();
    const to = await hashPassword(password);
    const user = await inTransaction(async (trx) => {
      const at = clock.now();
      const userId = await useResetToken(trx, token, at);
      const found = userId && (await lockUser(trx, userId));
      if (!found) throw invalidLink();
      await setPasswordHash(trx, { userId: found.id, to, at });
      const saved = await saveUser(trx, found, {
        sessionsFrom: found.version + 1,
        // The link was read at the address.
        emailConfirmedAt: found.emailConfirmedAt ?? at,
      });
      await tellPasswordChanged(trx, saved);
      return saved;
    });
    await forgiveSignIns(user.email, clientAddress);
    assertNotSuspended(user);
    return user;
  };

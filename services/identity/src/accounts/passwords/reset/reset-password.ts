import type { PasswordReset } from '@setu/contracts';
import { AppError, type ServiceDeps } from '@setu/service-kit';
import type { z } from 'zod';
import { assertNotSuspended } from '../../administration/suspension.policy';
import type { NotifyEmailChanged } from '../../email/email-mails';
import type { EndGrants } from '../../grants/end-grants';
import type { SaveUser } from '../../save-user';
import { lockUser, lockUserByEmail, type UserModel } from '../../user.model';
import { setPasswordHash } from '../credential.model';
import { hashPassword } from '../password';
import type { NotifyPassword } from '../password-mails';
import { findResetLink, useResetToken } from './password-reset.model';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'> {
  saveUser: SaveUser;
  endGrants: EndGrants;
  notifyPassword: NotifyPassword;
  notifyEmailChanged: NotifyEmailChanged;
  /** Resets the waiting times after failed sign-ins to this address, and records the network as known. */
  forgiveSignIns: (email: string, clientAddress: string) => Promise<void>;
}

const formerAddressTaken = () =>
  new AppError(
    409,
    'email_taken',
    'Another account has your former address now. Write to us with the contact form.',
  );
const invalidLink = () => new AppError(400, 'invalid_link');

/**
 * Sets a new password with the token of a link, ends all other grants of the account and notifies its owner by mail. A link that was sent
 * to a former address restores that address.
 * @throws AppError 400 invalid_link when the link has expired, was used, or never existed
 * @throws AppError 409 email_taken when another account has the former address now; the link stays valid
 * @throws AppError 403 account_suspended, with the password changed
 */
export const makeResetPassword =
  ({
    db,
    clock,
    inTransaction,
    saveUser,
    endGrants,
    notifyPassword,
    notifyEmailChanged,
    forgiveSignIns,
  }: Deps) =>
  async ({ token, password }: z.output<typeof PasswordReset>, clientAddress: string): Promise<UserModel> => {
    // A hash is expensive, so it is not computed for an invalid link.
    const asked = await findResetLink(db, token, clock.now());
    if (!asked) throw invalidLink();
    const to = await hashPassword(password);
    const user = await inTransaction(async (trx) => {
      const at = clock.now();
      // Lock the account's row first, as everywhere.
      const found = await lockUser(trx, asked.userId);
      const link = await useResetToken(trx, token, at);
      if (!found || !link) throw invalidLink();
      const { email: presentEmail } = found;
      const email = link.formerEmail ?? presentEmail;
      const hasMoved = email !== presentEmail;
      if (hasMoved && (await lockUserByEmail(trx, email))) throw formerAddressTaken();
      await setPasswordHash(trx, { userId: found.id, to, at });
      const saved = await saveUser(trx, found, {
        ...(await endGrants(trx, found, link.endsSince ? 'recovery' : 'reset', link.endsSince)),
        email,
        // The link proves the address.
        emailConfirmedAt: hasMoved ? at : (found.emailConfirmedAt ?? at),
      });
      await notifyPassword(trx, 'replaced', saved.id, at);
      if (hasMoved) await notifyEmailChanged(trx, saved, { formerEmail: presentEmail, mayUndo: false });
      return saved;
    });
    await forgiveSignIns(user.email, clientAddress);
    assertNotSuspended(user);
    return user;
  };

import type { PasswordChange } from '@setu/contracts';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import type { z } from 'zod';
import type { EndGrants } from '../grants/end-grants';
import type { SaveUser } from '../save-user';
import { lockUser, type UserModel } from '../user.model';
import { type CheckOwnPassword, wrongPassword } from './check-own-password';
import { replacePasswordHash } from './credential.model';
import { hashPassword } from './password';
import type { NotifyPassword } from './password-mails';

interface Deps extends Pick<ServiceDeps, 'clock' | 'inTransaction'> {
  saveUser: SaveUser;
  checkOwnPassword: CheckOwnPassword;
  endGrants: EndGrants;
  notifyPassword: NotifyPassword;
}

/**
 * Changes the caller's password if the current password is right, ends grants of the former password, and sends a mail. The user's version
 * increases, so that sessions and pending sign-ins with the old password can be distinguished from later ones.
 * @throws InvalidInputError on `currentPassword` when it is wrong or was changed in the meantime
 */
export const makeChangePassword =
  ({ clock, inTransaction, saveUser, checkOwnPassword, endGrants, notifyPassword }: Deps) =>
  async (
    { currentPassword, newPassword }: z.output<typeof PasswordChange>,
    actor: SignedIn,
    clientAddress: string,
  ): Promise<UserModel> => {
    const { account, passwordHash } = await checkOwnPassword(currentPassword, actor, clientAddress);
    const to = await hashPassword(newPassword);
    const change = { userId: account.id, from: passwordHash, to, at: clock.now() };
    return inTransaction(async (trx) => {
      const user = await lockUser(trx, account.id);
      if (!user || !(await replacePasswordHash(trx, change))) throw wrongPassword();
      const saved = await saveUser(trx, user, await endGrants(trx, user, 'password-change'));
      await notifyPassword(trx, 'changed', saved.id, change.at);
      return saved;
    });
  };

import type { AccountDeletion } from '@setu/contracts';
import { InvalidInputError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { z } from 'zod';
import { type CheckOwnPassword, wrongPassword } from '../passwords/check-own-password';
import type { NotifyDeleted } from './account-deleted-mail';
import type { EraseAccount, LastState } from './erase-account';

interface Deps extends Pick<ServiceDeps, 'inTransaction'> {
  checkOwnPassword: CheckOwnPassword;
  erase: EraseAccount;
  notifyDeleted: NotifyDeleted;
  /** False for an account whose password is public. */
  mayBeDeleted: (userId: string) => boolean;
}

/**
 * Permanently deletes the caller's account.
 * @returns the last state of the account, in which no session is valid
 * @throws InvalidInputError on `currentPassword` when it is wrong, or when the account belongs to the demo
 * @throws ConflictError 409 last_admin
 */
export const makeDeleteAccount =
  ({ inTransaction, checkOwnPassword, erase, notifyDeleted, mayBeDeleted }: Deps) =>
  async (
    { currentPassword }: z.output<typeof AccountDeletion>,
    actor: SignedIn,
    clientAddress: string,
  ): Promise<LastState> => {
    const { account } = await checkOwnPassword(currentPassword, actor, clientAddress);
    if (!mayBeDeleted(account.id))
      throw new InvalidInputError([
        { path: 'currentPassword', message: 'An account of the demo cannot be deleted' },
      ]);
    return inTransaction(async (trx) => {
      const erased = await erase(trx, account.id);
      // The account was deleted, or another password was chosen after this one was checked.
      if (erased?.user.sessionsFrom !== account.sessionsFrom) throw wrongPassword();
      await notifyDeleted(trx, erased.user);
      return erased.last;
    });
  };

import { type AccountDeletion, userDeletedV1, userUpdatedV1 } from '@setu/contracts';
import { ConflictError, InvalidInputError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { type CheckOwnPassword, wrongPassword } from '../passwords/check-own-password';
import { lockAdmins, lockRoles, lockUser, type UserModel } from '../user.model';
import { userState } from '../user.presenter';
import type { TellDeleted } from './account-deleted-mail';

interface Deps extends Pick<ServiceDeps, 'inTransaction' | 'recordEvent'> {
  checkOwnPassword: CheckOwnPassword;
  tellDeleted: TellDeleted;
  /** Releases the team of a brand. */
  releaseTeam: (trx: Knex.Transaction, ownerId: string) => Promise<void>;
  /** Removes mails that wait for an address or were sent to it. */
  forgetMails: (trx: Knex.Transaction, recipient: string) => Promise<void>;
  /** False for an account whose password everybody knows. */
  mayBeDeleted: (userId: string) => boolean;
}

/** What others see instead of the name. */
const deletedName = 'Deleted account';

/**
 * Deletes the caller's account for good, with its password, profile and mails. Other services erase their part by the events.
 * @returns the last state of the account, in which no session is valid
 * @throws InvalidInputError on `currentPassword` when it is wrong, or when the account belongs to the demo
 * @throws ConflictError 409 last_admin
 */
export const makeDeleteAccount =
  ({
    inTransaction,
    recordEvent,
    checkOwnPassword,
    tellDeleted,
    releaseTeam,
    forgetMails,
    mayBeDeleted,
  }: Deps) =>
  async (
    { currentPassword }: z.output<typeof AccountDeletion>,
    actor: SignedIn,
    clientAddress: string,
  ): Promise<Pick<UserModel, 'id' | 'role' | 'version' | 'sessionsFrom'>> => {
    const { account } = await checkOwnPassword(currentPassword, actor, clientAddress);
    if (!mayBeDeleted(account.id))
      throw new InvalidInputError([
        { path: 'currentPassword', message: 'An account of the demo cannot be deleted' },
      ]);
    return inTransaction(async (trx) => {
      await lockRoles(trx);
      const admins = await lockAdmins(trx);
      const user = await lockUser(trx, account.id);
      if (!user) throw wrongPassword();
      if (user.role === 'admin' && admins.every(({ id }) => id === user.id))
        throw new ConflictError('last_admin');
      await releaseTeam(trx, user.id);
      const version = user.version + 1;
      const last = { id: user.id, role: user.role, version, sessionsFrom: version };
      await recordEvent(trx, userUpdatedV1, user.id, {
        ...userState(user),
        ...last,
        displayName: deletedName,
        isSuspended: true,
        worksFor: null,
      });
      await recordEvent(trx, userDeletedV1, user.id, { id: user.id, version, role: user.role });
      await user.$query(trx).delete();
      await forgetMails(trx, user.email);
      await tellDeleted(trx, user);
      return last;
    });
  };

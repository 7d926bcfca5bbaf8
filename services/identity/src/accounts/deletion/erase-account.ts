import { userDeletedV1, userUpdatedV1 } from '@setu/contracts';
import { ConflictError, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { EndGrants } from '../grants/end-grants';
import { lockAdmins, lockRoles, lockUser, type UserModel } from '../user.model';
import { userState } from '../user.presenter';

interface Deps extends Pick<ServiceDeps, 'recordEvent'> {
  endGrants: EndGrants;
  /** Ends the confirmation of the phone number. */
  releasePhone: (trx: Knex.Transaction, userId: string, phone: null) => Promise<void>;
  /** Removes waiting and sent mails to an address. */
  forgetMails: (trx: Knex.Transaction, recipient: string) => Promise<void>;
}

/** The last state of an account, in which no session is valid. */
export type LastState = Pick<UserModel, 'id' | 'role' | 'version' | 'sessionsFrom'>;

/** Shown to others instead of the name. */
const deletedName = 'Deleted account';

/**
 * Permanently deletes an account, with its password, profile and mails. Other services erase their data after the event.
 * @returns undefined when the account does not exist
 * @throws ConflictError 409 last_admin
 */
export const makeEraseAccount =
  ({ recordEvent, endGrants, releasePhone, forgetMails }: Deps) =>
  async (trx: Knex.Transaction, id: string): Promise<{ user: UserModel; last: LastState } | undefined> => {
    await lockRoles(trx);
    const admins = await lockAdmins(trx);
    const user = await lockUser(trx, id);
    if (!user) return undefined;
    if (user.role === 'admin' && admins.every((admin) => admin.id === user.id))
      throw new ConflictError('last_admin');
    await endGrants(trx, user, 'deletion');
    await releasePhone(trx, user.id, null);
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
    return { user, last };
  };

export type EraseAccount = ReturnType<typeof makeEraseAccount>;

import { type restoreUser, type suspendUser, userSuspensionChangedV1 } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { ConflictError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { displayNameOf } from '../display-name';
import type { EndGrants } from '../grants/end-grants';
import type { SaveUser } from '../save-user';
import type { UserModel } from '../user.model';
import { lockBoth } from './lock-both';
import type { NotifySuspension } from './suspension-mails';

interface Deps extends Pick<ServiceDeps, 'inTransaction' | 'clock' | 'recordEvent'> {
  saveUser: SaveUser;
  notifySuspension: NotifySuspension;
  endGrants: EndGrants;
}

/**
 * Stores the decision, queues a mail to the user, and records two events: the new state, and for the audit trail the administrator and the
 * reason.
 */
const makeDecide =
  ({
    recordEvent,
    saveUser,
    notifySuspension,
    endGrants,
  }: Pick<Deps, 'recordEvent' | 'saveUser' | 'notifySuspension' | 'endGrants'>) =>
  async (
    trx: Knex.Transaction,
    { admin, user }: { admin: UserModel; user: UserModel },
    decision: { suspendedAt: Date; reason: string } | null,
  ): Promise<UserModel> => {
    const changed = await saveUser(trx, user, {
      ...(await endGrants(trx, user, decision ? 'suspension' : 'restore')),
      suspendedAt: decision?.suspendedAt ?? null,
      suspensionReason: decision?.reason ?? null,
      suspendedBy: decision ? admin.id : null,
    });
    await recordEvent(trx, userSuspensionChangedV1, changed.id, {
      id: changed.id,
      version: changed.version,
      byUserId: admin.id,
      byName: displayNameOf(admin),
      isSuspended: decision !== null,
      reason: decision?.reason ?? null,
      displayName: displayNameOf(changed),
    });
    await notifySuspension(trx, changed);
    return changed;
  };

/**
 * Suspends an account: its sessions end, and sign-in is refused with the reason. Administrators cannot suspend their own account, so an
 * administrator who can sign in always remains. The same reason again changes nothing.
 */
export const makeSuspendUser = ({ inTransaction, clock, ...deps }: Deps) => {
  const decide = makeDecide(deps);
  return ({ userId, reason }: HandlerInput<typeof suspendUser>, actor: SignedIn): Promise<UserModel> =>
    inTransaction(async (trx) => {
      const both = await lockBoth(trx, actor, userId);
      if (both.user.id === both.admin.id) throw new ConflictError('own_account');
      if (both.user.suspendedAt && both.user.suspensionReason === reason) return both.user;
      return decide(trx, both, { suspendedAt: clock.now(), reason });
    });
};

/** Ends a suspension. The user has to sign in again, because the sessions ended. */
export const makeRestoreUser = ({ inTransaction, ...deps }: Deps) => {
  const decide = makeDecide(deps);
  return ({ userId }: HandlerInput<typeof restoreUser>, actor: SignedIn): Promise<UserModel> =>
    inTransaction(async (trx) => {
      const both = await lockBoth(trx, actor, userId);
      return both.user.suspendedAt ? decide(trx, both, null) : both.user;
    });
};

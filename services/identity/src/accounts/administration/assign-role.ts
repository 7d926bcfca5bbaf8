import { type UserRole, userRoleChangedV1 } from '@setu/contracts';
import { ConflictError, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { displayNameOf } from '../display-name';
import type { EndGrants } from '../grants/end-grants';
import type { SaveUser } from '../save-user';
import type { UserModel } from '../user.model';

/**
 * Assigns a role to a user whose row is locked. Records two events: the new state, and who changed it. An administrator must have a
 * confirmed address, because an unconfirmed address may belong to another person.
 * @throws ConflictError 409 user_unconfirmed when a new administrator has not confirmed the address, although mail can be sent
 */
export type AssignRole = (
  trx: Knex.Transaction,
  user: UserModel,
  to: UserRole,
  by: { id: string; name: string },
) => Promise<UserModel>;

interface Deps extends Pick<ServiceDeps, 'recordEvent'> {
  saveUser: SaveUser;
  endGrants: EndGrants;
  /** False when the installation has no mail server, so that addresses cannot be confirmed. */
  isMailOn: boolean;
}

export const makeAssignRole =
  ({ recordEvent, saveUser, endGrants, isMailOn }: Deps): AssignRole =>
  async (trx, user, to, by) => {
    const from = user.role;
    if (to === 'admin' && isMailOn && !user.emailConfirmedAt) throw new ConflictError('user_unconfirmed');
    const ended = await endGrants(trx, user, 'role-change');
    const changed = await saveUser(trx, user, {
      ...ended,
      role: to,
      // Only a user with the role brand can be a member of a team.
      ...(user.worksFor && { worksFor: null, worksSince: null, sessionsFrom: user.version + 1 }),
    });
    await recordEvent(trx, userRoleChangedV1, changed.id, {
      id: changed.id,
      version: changed.version,
      byUserId: by.id,
      byName: by.name,
      from,
      to,
      displayName: displayNameOf(changed),
    });
    return changed;
  };

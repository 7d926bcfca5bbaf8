import { type UserRole, userRoleChangedV1 } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { displayNameOf } from '../display-name';
import type { SaveUser } from '../save-user';
import type { UserModel } from '../user.model';

/** Assigns a role to a user whose row is locked. Records two events: the new state, and who changed it. */
export type AssignRole = (
  trx: Knex.Transaction,
  user: UserModel,
  to: UserRole,
  by: { id: string; name: string },
) => Promise<UserModel>;

interface Deps extends Pick<ServiceDeps, 'recordEvent'> {
  saveUser: SaveUser;
  /** Releases the team of a brand. */
  releaseTeam: (trx: Knex.Transaction, ownerId: string) => Promise<void>;
}

export const makeAssignRole =
  ({ recordEvent, saveUser, releaseTeam }: Deps): AssignRole =>
  async (trx, user, to, by) => {
    const from = user.role;
    if (from === 'brand') await releaseTeam(trx, user.id);
    const changed = await saveUser(trx, user, {
      role: to,
      // Only a brand works in the account of another one.
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

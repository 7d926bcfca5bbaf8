import { type changeUserRole, fromAdminRole } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { ConflictError, NotFoundError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { displayNameOf } from '../display-name';
import { lockAdmins, lockRoles, lockUser, type UserModel } from '../user.model';
import { requireAdmin } from './admin.policy';
import type { AssignRole } from './assign-role';

interface Deps extends Pick<ServiceDeps, 'inTransaction'> {
  assignRole: AssignRole;
}

/**
 * Changes a user's role. The last administrator cannot be demoted. Changes of roles run one after the other, so that two
 * administrators cannot demote each other concurrently.
 */
export const makeChangeUserRole =
  ({ inTransaction, assignRole }: Deps) =>
  ({ userId, role }: HandlerInput<typeof changeUserRole>, actor: SignedIn): Promise<UserModel> =>
    inTransaction(async (trx) => {
      await lockRoles(trx);
      const admins = await lockAdmins(trx);
      const admin = requireAdmin(admins.find(({ id }) => id === actor.id));
      const by = { id: admin.id, name: displayNameOf(admin) };
      const user = await lockUser(trx, userId);
      if (!user) throw new NotFoundError('user_not_found');
      const [from, to] = [user.role, fromAdminRole(role)];
      if (from === to) return user;
      if (admins.every(({ id }) => id === user.id)) throw new ConflictError('last_admin');
      return assignRole(trx, user, to, by);
    });

import { demoPasswordDefault, demoUsers, userRoleLabels } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import { displayNameOf } from '../display-name';
import { findUsers, type UserModel } from '../user.model';
import { demoPeople } from './demo-people';

interface Deps extends Pick<ServiceDeps, 'db' | 'isDemo'> {
  demoPassword: string;
}

const about = (user: UserModel) =>
  user.role === 'brand' ? `${userRoleLabels.brand}: ${displayNameOf(user)}` : userRoleLabels[user.role];

/** The accounts that pages of a demo offer. Both lists are null outside a demo. */
export const makeOfferedAccounts = ({ db, isDemo, demoPassword }: Deps) => {
  // A password that was set at installation is not shown.
  const password = demoPassword === demoPasswordDefault ? demoPassword : null;
  return {
    /** For the log-in of administrators. */
    offeredAdministrators: async () => {
      if (!isDemo) return null;
      const users = await findUsers(db, [demoUsers.admin.id, demoUsers.ops.id]);
      return { emails: users.filter(({ role }) => role === 'admin').map(({ email }) => email), password };
    },
    /** For the sign-in page. */
    offeredUsers: async () => {
      if (!isDemo) return null;
      const users = await findUsers(
        db,
        demoPeople.map(({ id }) => id),
      );
      const accounts = users.map((user) => ({
        email: user.email,
        name: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email,
        about: about(user),
      }));
      return { accounts, password };
    },
  };
};

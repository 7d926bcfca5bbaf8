import { demoPasswordDefault, demoUsers, type UserRole, userRoleLabels } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { demoPeople } from './demo-people';

interface Account {
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: UserRole;
}

interface Deps<User extends Account> extends Pick<ServiceDeps, 'db' | 'isDemo'> {
  demoPassword: string;
  findUsers: (db: Knex, ids: readonly string[]) => Promise<User[]>;
  displayNameOf: (user: User) => string;
}

/** The accounts that pages of a demo offer to log in with. Both lists are null outside a demo. */
export const makeOfferedAccounts = <User extends Account>({
  db,
  isDemo,
  demoPassword,
  findUsers,
  displayNameOf,
}: Deps<User>) => {
  // A password that was set at installation is not shown.
  const password = demoPassword === demoPasswordDefault ? demoPassword : null;
  const about = (user: User) =>
    user.role === 'brand' ? `${userRoleLabels.brand}: ${displayNameOf(user)}` : userRoleLabels[user.role];
  return {
    /** For the log-in of administrators. */
    administrators: async () => {
      if (!isDemo) return null;
      const users = await findUsers(db, [demoUsers.admin.id, demoUsers.ops.id]);
      return { emails: users.filter(({ role }) => role === 'admin').map(({ email }) => email), password };
    },
    /** For the sign-in page. */
    users: async () => {
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

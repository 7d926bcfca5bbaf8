import { Email } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import { lockAdmins, lockRoles, lockUserByEmail } from '../user.model';
import type { AssignRole } from './assign-role';

interface Deps extends Pick<ServiceDeps, 'inTransaction'> {
  assignRole: AssignRole;
}

/**
 * Makes a registered user an administrator. A command for the operators of the platform, who create the first administrator.
 * @returns what was done
 * @throws Error when the address is malformed or has no account
 */
export const makeFirstAdmin =
  ({ inTransaction, assignRole }: Deps) =>
  (address: string | undefined): Promise<string> =>
    inTransaction(async (trx) => {
      const { data: email } = Email.safeParse(address);
      if (!email) throw new Error('Name the email address of a registered user: make-admin <email>');
      await lockRoles(trx);
      await lockAdmins(trx);
      const user = await lockUserByEmail(trx, email);
      if (!user) throw new Error(`Nobody is registered as ${email}`);
      if (user.role === 'admin') return `${email} is an administrator already`;
      await assignRole(trx, user, 'admin', { id: user.id, name: 'Whoever runs the platform' });
      return `${email} is an administrator now, and logs in at /admin/login`;
    });

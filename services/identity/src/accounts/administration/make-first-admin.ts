import { Email } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import { displayNameOf } from '../display-name';
import { lockAdmins, lockRoles, lockUserByEmail } from '../user.model';
import type { AssignRole } from './assign-role';

interface Deps extends Pick<ServiceDeps, 'inTransaction'> {
  assignRole: AssignRole;
  /** False when the installation has no mail server, so that addresses cannot be confirmed. */
  isMailOn: boolean;
}

/**
 * Makes a registered user an administrator. A command for the operators of the platform, who create the first administrator.
 * @returns what was done
 * @throws Error when the address is malformed, has no account, or is not confirmed although mail can be sent
 */
export const makeFirstAdmin =
  ({ inTransaction, assignRole, isMailOn }: Deps) =>
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
      const done = `${email} is an administrator now, and logs in at /admin/login`;
      return isMailOn || user.emailConfirmedAt
        ? done
        : `${done}\nNo mail server is set, so nobody has confirmed this address. Make sure that you registered the account: ${displayNameOf(user)}, ${user.createdAt.toISOString()}.`;
    });

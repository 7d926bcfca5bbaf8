import { ConflictError } from '@setu/service-kit';
import type { CheckOwnPassword } from './check-own-password';

interface Deps {
  checkOwnPassword: CheckOwnPassword;
  /** False when the installation has no mail server, so that addresses cannot be proven and passwords cannot be reset. */
  isMailOn: boolean;
}

/**
 * Checks the password before a new way to sign in is added, for the caller or for another person. The address must be proven: a stranger
 * may have registered it, and its owner must not inherit the stranger's ways to sign in.
 * @throws ConflictError 409 email_unconfirmed
 */
export const makeCheckNewWayIn =
  ({ checkOwnPassword, isMailOn }: Deps): CheckOwnPassword =>
  async (currentPassword, actor, clientAddress) => {
    const checked = await checkOwnPassword(currentPassword, actor, clientAddress);
    if (isMailOn && !checked.account.emailConfirmedAt) throw new ConflictError('email_unconfirmed');
    return checked;
  };

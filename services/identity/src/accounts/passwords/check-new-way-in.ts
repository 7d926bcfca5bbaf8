import { ConflictError } from '@setu/service-kit';
import type { CheckOwnPassword } from './check-own-password';

interface Deps {
  checkOwnPassword: CheckOwnPassword;
  /** False when the installation names no mail server: then nobody can prove an address, and nobody resets a password. */
  isMailOn: boolean;
}

/**
 * Checks the password of a person who prepares a further way into the account, for themselves or for another person. The address must
 * be proven, because anybody may have registered it: whoever owns it would find these ways in.
 * @throws ConflictError 409 email_unconfirmed
 */
export const makeCheckNewWayIn =
  ({ checkOwnPassword, isMailOn }: Deps): CheckOwnPassword =>
  async (currentPassword, actor, clientAddress) => {
    const checked = await checkOwnPassword(currentPassword, actor, clientAddress);
    if (isMailOn && !checked.account.emailConfirmedAt) throw new ConflictError('email_unconfirmed');
    return checked;
  };

import { forgotPasswordPage, resetPasswordPage } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import { isFormerAddressHeld } from '../../email/former-address.model';
import type { RecoveryLink } from '../../safety-mails/safety-mails';
import { lockUser } from '../../user.model';
import { addRecoveryToken } from './password-reset.model';

interface Deps extends Pick<ServiceDeps, 'clock' | 'inTransaction'> {
  /** Address of the site, without a slash at the end. */
  site: string;
  mayUsePassword: (userId: string) => boolean;
}

/**
 * Makes the link of a notice: whoever reads mail at the address chooses a new password, and ends what began since then. A link to a former address gives the account
 * this address again. An address that the account has given up for good gets none, however late the mail leaves: its mail server may be that of a thief.
 */
export const makeRecoveryLink =
  ({ clock, inTransaction, site, mayUsePassword }: Deps): RecoveryLink =>
  async (userId, since, to) => {
    if (!mayUsePassword(userId)) return `${site}${forgotPasswordPage.path}`;
    const token = await inTransaction(async (trx) => {
      const now = clock.now();
      // Locked: a recovery at this moment ends the link, or is seen here.
      const user = await lockUser(trx, userId);
      const hasMoved = user?.email !== to;
      if (!user || (hasMoved && !(await isFormerAddressHeld(trx, to, now, userId)))) return null;
      return addRecoveryToken(trx, userId, since, now, hasMoved ? to : null);
    });
    return token && `${site}${resetPasswordPage.path}?token=${token}`;
  };

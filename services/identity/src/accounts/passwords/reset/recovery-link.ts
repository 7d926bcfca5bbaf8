import { forgotPasswordPage, resetPasswordPage } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import { isFormerAddressHeld } from '../../email/former-address.model';
import type { RecoveryLink } from '../../safety-mails/safety-mails';
import { lockUser } from '../../user.model';
import { addRecoveryToken } from './password-reset.model';

interface Deps extends Pick<ServiceDeps, 'clock' | 'inTransaction'> {
  /** Address of the site, without a trailing slash. */
  site: string;
  mayUsePassword: (userId: string) => boolean;
}

/**
 * Creates the recovery link of a notice: with it, the owner of the mailbox chooses a new password and ends grants that began since then. A
 * link to a former address restores this address. An address that is no longer reserved for the account gets no link, even if the mail is
 * sent late, because the mailbox may belong to a thief.
 */
export const makeRecoveryLink =
  ({ clock, inTransaction, site, mayUsePassword }: Deps): RecoveryLink =>
  async (userId, since, to) => {
    if (!mayUsePassword(userId)) return `${site}${forgotPasswordPage.path}`;
    const token = await inTransaction(async (trx) => {
      const now = clock.now();
      // Locked, so that a concurrent recovery either ends the link or is seen here.
      const user = await lockUser(trx, userId);
      const hasMoved = user?.email !== to;
      if (!user || (hasMoved && !(await isFormerAddressHeld(trx, to, now, userId)))) return null;
      return addRecoveryToken(trx, userId, since, now, hasMoved ? to : null);
    });
    return token && `${site}${resetPasswordPage.path}?token=${token}`;
  };

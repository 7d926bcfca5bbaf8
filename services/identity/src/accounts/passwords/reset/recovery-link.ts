import { forgotPasswordPage, resetPasswordPage } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import { addRecoveryToken } from './password-reset.model';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock'> {
  /** Address of the site, without a slash at the end. */
  site: string;
  mayUsePassword: (userId: string) => boolean;
}

/**
 * Makes the link of a notice: whoever reads mail at the address chooses a new password, and ends what began since then. A link to a former address gives the account
 * this address again.
 */
export const makeRecoveryLink =
  ({ db, clock, site, mayUsePassword }: Deps) =>
  async (userId: string, since: Date, formerEmail: string | null = null): Promise<string> =>
    mayUsePassword(userId)
      ? `${site}${resetPasswordPage.path}?token=${await addRecoveryToken(db, userId, since, clock.now(), formerEmail)}`
      : `${site}${forgotPasswordPage.path}`;

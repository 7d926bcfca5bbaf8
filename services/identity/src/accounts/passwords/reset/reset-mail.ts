import { product, resetLinkMinutes, resetPasswordPage } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { MailKind } from '../../../mail-kind';
import { lockUserByEmail } from '../../user.model';
import { hasPasswordSince } from '../credential.model';
import { addResetToken } from './password-reset.model';

interface Deps extends Pick<ServiceDeps, 'clock' | 'inTransaction'> {
  /** Address of the site, without a trailing slash. */
  site: string;
  mayUsePassword: (userId: string) => boolean;
}

/** The mail with a link to choose a new password, if the entered address has an account. */
export const makeResetMail = ({ clock, inTransaction, site, mayUsePassword }: Deps): MailKind => ({
  name: 'password-reset',
  expiresAfterMs: resetLinkMinutes * 60_000,
  compose: async ({ recipient, createdAt }) => {
    const made = await inTransaction(async (trx) => {
      // Locked, so that a concurrent new password either ends the link or is seen here.
      const user = await lockUserByEmail(trx, recipient ?? '');
      if (!user || !mayUsePassword(user.id)) return null;
      // A new password ends links that were requested before it, including links in waiting mails.
      if (await hasPasswordSince(trx, user.id, createdAt)) return null;
      return { user, token: await addResetToken(trx, user.id, clock.now()) };
    });
    if (!made) return null;
    const { user, token } = made;
    return {
      userId: user.id,
      to: user.email,
      content: {
        subject: 'Choose a new password',
        preview: `The link works once, within ${resetLinkMinutes} minutes.`,
        // No name, because a stranger who registered the address may have put any text into it.
        heading: 'Choose a new password',
        paragraphs: [
          `Somebody asked for a new password for your account at ${product.name}. If that was you, choose it here:`,
        ],
        action: { label: 'Choose a new password', url: `${site}${resetPasswordPage.path}?token=${token}` },
        notes: [
          `The link works once, within ${resetLinkMinutes} minutes. Do not pass it on: whoever opens it can choose your password.`,
          'If it was not you, do nothing. Your password stays as it is.',
        ],
        reason: 'You get this message because your address was entered on the page “Forgot your password?”.',
      },
    };
  },
});

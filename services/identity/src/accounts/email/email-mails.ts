import { confirmEmailPage, confirmLinkHours, product, signInPage } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { MailContent, MailKind, QueueMail } from '../../mail-kind';
import type { RecoveryLink } from '../safety-mails/safety-mails';
import { safetyNotice, safetyReason } from '../safety-mails/safety-notice';
import { findUser, findUserToSignIn, type UserModel } from '../user.model';
import { isChangingTo } from './email-change.model';
import { addEmailLink, type EmailLink } from './email-link.model';

/** Asks the owner of a new account to confirm the address. */
export const confirmEmailKind = 'confirm-email';
/** Asks the owner of a new address to confirm the change of an account to it. */
export const confirmNewEmailKind = 'confirm-new-email';
/** Notifies the former address of an account. */
const emailChangedKind = 'email-changed';
/** The same with a link that restores this address of the account. */
const emailMovedKind = 'email-moved';

const hourMs = 60 * 60_000;
/** Days after which a waiting notice to a former address is given up. */
export const movedNoticeDays = 3;
const movedNoticeMs = movedNoticeDays * 24 * hourMs;

/**
 * Queues the mail to the former address of an account, once for each version of the account. `mayUndo`: that address was proven, so its
 * owner may recover the account.
 */
export type NotifyEmailChanged = (
  trx: Knex.Transaction,
  user: Pick<UserModel, 'id' | 'version'>,
  former: { formerEmail: string; mayUndo: boolean },
) => Promise<void>;

export const makeNotifyEmailChanged =
  (queueMail: QueueMail): NotifyEmailChanged =>
  (trx, { id, version }, { formerEmail, mayUndo }) => {
    const kind = mayUndo ? emailMovedKind : emailChangedKind;
    return queueMail(trx, {
      kind,
      cause: `${kind}:${id}:${version}`,
      to: { userId: id, recipient: formerEmail },
    });
  };

interface Deps extends Pick<ServiceDeps, 'db' | 'clock'> {
  /** Address of the site, without a trailing slash. */
  site: string;
  recoveryLink: RecoveryLink;
}

const once = `The link works once, within ${confirmLinkHours} hours.`;

const changedSubject = 'The email address of your account was changed';
const changedFact = `Your account at ${product.name} has another email address now, which was confirmed by a link. You cannot sign in with this address any more.`;

/**
 * The kinds of mail about an account's address. They do not contain the person's name, because a stranger who entered the address may have
 * put any text into it.
 */
export const makeEmailMails = ({ db, clock, site, recoveryLink }: Deps): readonly MailKind[] => {
  const linkFor = async (link: EmailLink): Promise<string> =>
    `${site}${confirmEmailPage.path}?token=${await addEmailLink(db, link, clock.now())}`;

  const confirm: MailKind = {
    name: confirmEmailKind,
    expiresAfterMs: confirmLinkHours * hourMs,
    compose: async ({ userId }) => {
      const user = await findUser(db, userId ?? '');
      if (!user || user.emailConfirmedAt) return null;
      return {
        userId: user.id,
        to: user.email,
        content: {
          subject: 'Confirm your email address',
          preview: once,
          heading: 'Confirm your email address',
          paragraphs: [
            `This address was entered for an account at ${product.name}. If that was you, confirm that the address is yours:`,
          ],
          action: {
            label: 'Confirm the address',
            url: await linkFor({ userId: user.id, email: user.email }),
          },
          notes: [once, 'If it was not you, do nothing. The address stays unconfirmed.'],
          reason: `You get this message because your address was entered for an account at ${product.name}.`,
        },
      };
    },
  };

  const takenNotice = (): MailContent => ({
    subject: 'Your email address has an account already',
    preview: 'Somebody tried to change another account to your address.',
    heading: 'Your email address has an account already',
    paragraphs: [
      `Somebody asked to change another account at ${product.name} to this address. That does not work, because the address has an account. If that was you, sign in with this address instead:`,
    ],
    action: { label: 'Sign in', url: `${site}${signInPage.path}` },
    notes: ['If it was not you, do nothing. Your account stays as it is.'],
    reason: 'You get this message because your address was entered as the new address of an account.',
  });

  const confirmNew: MailKind = {
    name: confirmNewEmailKind,
    expiresAfterMs: confirmLinkHours * hourMs,
    compose: async ({ userId, recipient }) => {
      const user = await findUser(db, userId ?? '');
      if (!user || !recipient || recipient === user.email) return null;
      if (!(await isChangingTo(db, user.id, recipient))) return null;
      const owner = await findUserToSignIn(db, recipient);
      if (owner) return { userId: owner.id, to: recipient, content: takenNotice() };
      return {
        userId: user.id,
        to: recipient,
        content: {
          subject: 'Confirm your new email address',
          preview: once,
          heading: 'Confirm your new email address',
          paragraphs: [
            `Somebody asked to change the address of an account at ${product.name} to this one. If that was you, confirm that the address is yours. From then on you sign in with it:`,
          ],
          action: {
            label: 'Confirm the new address',
            url: await linkFor({ userId: user.id, email: recipient }),
          },
          notes: [once, 'If it was not you, do nothing. The account keeps its address.'],
          reason: 'You get this message because your address was entered as the new address of an account.',
        },
      };
    },
  };

  const changed: MailKind = {
    name: emailChangedKind,
    expiresAfterMs: movedNoticeMs,
    compose: async ({ userId, recipient }) => {
      if (!userId || !recipient || !(await findUser(db, userId))) return null;
      return {
        userId,
        to: recipient,
        content: {
          subject: changedSubject,
          preview: 'If it was not you, write to us now.',
          heading: changedSubject,
          paragraphs: [
            changedFact,
            'If that was you, there is nothing to do. If it was not, write to us at once:',
          ],
          action: { label: 'Open the contact form', url: `${site}/contact` },
          notes: [],
          reason: safetyReason,
        },
      };
    },
  };

  const moved: MailKind = {
    name: emailMovedKind,
    expiresAfterMs: movedNoticeMs,
    compose: async ({ userId, recipient, createdAt }) => {
      const user = userId && recipient ? await findUser(db, userId) : undefined;
      if (!user || !recipient || user.email === recipient) return null;
      const recoveryUrl = await recoveryLink(user.id, createdAt, recipient);
      if (recoveryUrl === null) return null;
      return {
        userId: user.id,
        to: recipient,
        content: safetyNotice({
          subject: changedSubject,
          paragraphs: [changedFact, 'The link below gives your account this address again.'],
          at: createdAt,
          recoveryUrl,
        }),
      };
    },
  };

  return [confirm, confirmNew, changed, moved];
};

import { product } from '@setu/contracts';
import type { MailKind, QueueMail } from '../../mail-kind';
import {
  makeNotifyOwner,
  makeSafetyMails,
  type NotifyOwner,
  type SafetyMailDeps,
  type SafetyWords,
} from '../safety-mails/safety-mails';

/** What happened: the password was changed in the settings, or replaced by a link. */
type Happening = 'changed' | 'replaced';

const matter = 'password';

/** Queues the mail about a new password. */
export type NotifyPassword = NotifyOwner<Happening>;

export const makeNotifyPassword = (queueMail: QueueMail): NotifyPassword =>
  makeNotifyOwner(matter, queueMail);

const subject = 'Your password was changed';

const words: SafetyWords<Happening> = {
  changed: {
    subject,
    paragraphs: [
      `The password of your account at ${product.name} was changed in the settings. All other sessions have ended, with links to choose a password, a change of the address that was under way, and open invitations to your team.`,
    ],
  },
  replaced: {
    subject,
    paragraphs: [
      `The password of your account at ${product.name} was replaced by a link that we sent you. All sessions have ended, with passkeys, connections with a sign-in provider, notifications in browsers, a change of the address that was under way, and open invitations to your team. You can add them again in your settings.`,
    ],
  },
};

/** The mail to a person whose password changed. */
export const makePasswordMails = (deps: SafetyMailDeps): readonly MailKind[] =>
  makeSafetyMails(matter, words, deps);

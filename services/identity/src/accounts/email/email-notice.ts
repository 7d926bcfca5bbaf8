import { product } from '@setu/contracts';
import type { MailKind, QueueMail } from '../../mail-kind';
import {
  makeNotifyOwner,
  makeSafetyMails,
  type NotifyOwner,
  type SafetyMailDeps,
  type SafetyWords,
} from '../safety-mails/safety-mails';

/** What happened: another address was requested, with the password. */
type AccountEvent = 'change-requested';

const matter = 'email';

/** Queues the mail to the current address. */
export type NotifyEmailChange = NotifyOwner<AccountEvent>;

export const makeNotifyEmailChange = (queueMail: QueueMail): NotifyEmailChange =>
  makeNotifyOwner(matter, queueMail);

const words: SafetyWords<AccountEvent> = {
  'change-requested': {
    subject: 'Another email address was entered for your account',
    paragraphs: [
      `Your account at ${product.name} changes to another email address once a link that we sent there is opened. It was entered in the settings, with your password.`,
    ],
  },
};

/** The mail to a person when a change of the account's address was requested. */
export const makeEmailNotices = (deps: SafetyMailDeps): readonly MailKind[] =>
  makeSafetyMails(matter, words, deps);

import { product } from '@setu/contracts';
import type { MailKind, QueueMail } from '../../mail-kind';
import {
  makeNotifyOwner,
  makeSafetyMails,
  type NotifyOwner,
  type SafetyMailDeps,
  type SafetyWords,
} from '../safety-mails/safety-mails';

/** What happened to a passkey. */
type Happening = 'added' | 'removed';

const matter = 'passkey';

/** Queues the mail about an added or removed passkey. */
export type NotifyPasskey = NotifyOwner<Happening>;

export const makeNotifyPasskey = (queueMail: QueueMail): NotifyPasskey => makeNotifyOwner(matter, queueMail);

const words: SafetyWords<Happening> = {
  added: {
    subject: 'A passkey was added',
    paragraphs: [
      `A passkey was added to your account at ${product.name}, with your password. It signs in without the password from now on.`,
    ],
  },
  removed: {
    subject: 'A passkey was removed',
    paragraphs: [
      `A passkey of your account at ${product.name} was removed in the settings. It does not sign in any more.`,
    ],
  },
};

/** The mail to a person whose account got or lost a passkey. */
export const makePasskeyMails = (deps: SafetyMailDeps): readonly MailKind[] =>
  makeSafetyMails(matter, words, deps);

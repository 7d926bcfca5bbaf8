import { product } from '@setu/contracts';
import type { MailKind, QueueMail } from '../mail-kind';
import {
  makeSafetyMails,
  makeTellOwner,
  type SafetyMailDeps,
  type SafetyWords,
  type TellOwner,
} from '../safety-mails';

/** What happened to a passkey. */
type Happening = 'added' | 'removed';

const matter = 'passkey';

/** Queues the mail about a way into an account that is new or gone. */
export type TellPasskey = TellOwner<Happening>;

export const makeTellPasskey = (queueMail: QueueMail): TellPasskey => makeTellOwner(matter, queueMail);

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

/** To a person whose account got or lost a passkey. */
export const makePasskeyMails = (deps: SafetyMailDeps): readonly MailKind[] =>
  makeSafetyMails(matter, words, deps);

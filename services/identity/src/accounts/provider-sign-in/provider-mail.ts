import { product } from '@setu/contracts';
import type { MailKind, QueueMail } from '../../mail-kind';
import {
  makeNotifyOwner,
  makeSafetyMails,
  type NotifyOwner,
  type SafetyMailDeps,
  type SafetyWords,
} from '../safety-mails/safety-mails';

/** What happened: the first sign-in with the provider, a connection in the settings, or its removal. */
type Happening = 'added' | 'connected' | 'removed';

const matter = 'provider';

/** Queues the mail about an added or removed connection. */
export type NotifyProvider = NotifyOwner<Happening>;

export const makeNotifyProvider = (queueMail: QueueMail): NotifyProvider =>
  makeNotifyOwner(matter, queueMail);

const wordsFor = (name: string): SafetyWords<Happening> => ({
  added: {
    subject: `You can sign in with ${name} now`,
    paragraphs: [
      `Somebody signed in to your account at ${product.name} with ${name}, where your email address is confirmed too. You can use it in addition to your password from now on.`,
      `If that was not you, make your account at ${name} safe too.`,
    ],
  },
  connected: {
    subject: `You can sign in with ${name} now`,
    paragraphs: [
      `An account of ${name} was connected with your account at ${product.name} in the settings, with your password. You can use it in addition to your password from now on.`,
    ],
  },
  removed: {
    subject: `You cannot sign in with ${name} any more`,
    paragraphs: [
      `The account of ${name} was removed from your account at ${product.name} in the settings, with your password. You sign in with your password from now on.`,
    ],
  },
});

interface Deps extends SafetyMailDeps {
  /** Name of the provider. */
  providerName: string;
}

/** The mail to a person whose account got or lost a connection. */
export const makeProviderMails = ({ providerName, ...deps }: Deps): readonly MailKind[] =>
  makeSafetyMails(matter, wordsFor(providerName), deps);

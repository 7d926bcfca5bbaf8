import { product } from '@setu/contracts';
import type { MailKind, QueueMail } from '../../mail-kind';
import {
  makeNotifyOwner,
  makeSafetyMails,
  type NotifyOwner,
  type SafetyMailDeps,
  type SafetyWords,
} from '../safety-mails/safety-mails';

/** What happened: somebody came from the provider for the first time, connected it in the settings, or removed it there. */
type Happening = 'added' | 'connected' | 'removed';

const matter = 'provider';

/** Queues the mail about a way into an account that is new or gone. */
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

/** To a person whose account got or lost a way in. */
export const makeProviderMails = ({ providerName, ...deps }: Deps): readonly MailKind[] =>
  makeSafetyMails(matter, wordsFor(providerName), deps);

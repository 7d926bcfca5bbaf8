import { product } from '@setu/contracts';
import type { MailKind, QueueMail } from '../../mail-kind';
import {
  makeNotifyOwner,
  makeSafetyMails,
  type NotifyOwner,
  type SafetyMailDeps,
  type SafetyWords,
} from '../safety-mails/safety-mails';

/**
 * What happened: it was turned on or off, an administrator or operator turned it off, a recovery code was used, or all codes were replaced.
 */
type AccountEvent = 'on' | 'off' | 'removed' | 'recovery' | 'codes';

const matter = 'two-step';

/** Queues the mail about it. */
export type NotifyTwoStep = NotifyOwner<AccountEvent>;

export const makeNotifyTwoStep = (queueMail: QueueMail): NotifyTwoStep => makeNotifyOwner(matter, queueMail);

const sentenceOf = (what: string) => [`Your account at ${product.name} ${what}`];

const words: SafetyWords<AccountEvent> = {
  on: {
    subject: 'Two-step verification is on',
    paragraphs: sentenceOf('asks for a code of your authenticator app at each sign-in from now on.'),
  },
  off: {
    subject: 'Two-step verification is off',
    paragraphs: sentenceOf('asks only for your password at sign-in from now on.'),
  },
  removed: {
    subject: 'Two-step verification was turned off for you',
    paragraphs: sentenceOf(
      'asks only for your password at sign-in from now on. An administrator turned two-step verification off, because somebody asked us for that in your name. You can turn it on again in your settings.',
    ),
  },
  recovery: {
    subject: 'A recovery code was used',
    paragraphs: sentenceOf('was entered with one of your recovery codes. That code does not work any more.'),
  },
  codes: {
    subject: 'New recovery codes were made',
    paragraphs: sentenceOf('has new recovery codes. Those from before do not work any more.'),
  },
};

/** The mail to a person whose two-step verification changed. */
export const makeTwoStepMails = (deps: SafetyMailDeps): readonly MailKind[] =>
  makeSafetyMails(matter, words, deps);

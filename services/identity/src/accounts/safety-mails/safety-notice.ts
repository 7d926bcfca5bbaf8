import { recoveryLinkDays } from '@setu/contracts';
import type { MailContent } from '../../mail-kind';

/** The reason in mails about the safety of the account, which cannot be turned off. */
export const safetyReason = 'You get this message because it concerns the safety of your account.';

interface SafetyNotice {
  subject: string;
  /** What happened. */
  paragraphs: readonly string[];
  at: Date;
  recoveryUrl: string;
}

const dayAndTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** The content of a mail about a change that a stranger may have made. Its link ends the change. */
export const safetyNotice = ({ subject, paragraphs, at, recoveryUrl }: SafetyNotice): MailContent => {
  const when = dayAndTime.format(at);
  return {
    subject,
    preview: 'If it was not you, end it with the link in this message.',
    heading: subject,
    paragraphs: [
      ...paragraphs,
      'If that was you, there is nothing to do. If it was not, open this link. You choose a new password, and what began in your account since then ends:',
    ],
    action: { label: 'It was not me', url: recoveryUrl },
    notes: [
      `It happened on ${when} (India).`,
      `The link works once, within ${recoveryLinkDays} days. Do not pass it on: whoever opens it can choose your password.`,
    ],
    reason: safetyReason,
  };
};

import { forgotPasswordPage } from '@setu/contracts';
import type { MailContent } from './mail-kind';

/** Why a person gets a mail about the safety of the account, which nobody can turn off. */
export const safetyReason = 'You get this message because it concerns the safety of your account.';

interface SafetyNotice {
  subject: string;
  /** What happened, and what to do about it. */
  paragraphs: readonly string[];
  /** Address of the site, without a slash at the end. */
  site: string;
}

/** What a mail says about a change that a stranger may have made: it leads to a new password. */
export const safetyNotice = ({ subject, paragraphs, site }: SafetyNotice): MailContent => ({
  subject,
  preview: 'If it was not you, choose a new password now.',
  heading: subject,
  paragraphs,
  action: { label: 'Choose a new password', url: `${site}${forgotPasswordPage.path}` },
  notes: [],
  reason: safetyReason,
});

import type { AdminMail, MailState } from '@setu/contracts';
import type { BadgeTone } from '@setu/ui';

export const mailStateLabels: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  refused: 'Refused',
  expired: 'Given up',
};

export const mailStateTones: Readonly<Record<MailState, BadgeTone>> = {
  waiting: 'tint',
  sent: 'success',
  refused: 'danger',
  expired: 'warning',
};

const kindLabels: Readonly<Record<string, string>> = {
  'account-deleted': 'Account was deleted',
  'account-restored': 'Account was restored',
  'account-suspended': 'Account was suspended',
  'confirm-email': 'Link to confirm an address',
  'confirm-new-email': 'Link to confirm a new address',
  'email-changed': 'Email address was changed',
  'listing-hidden': 'Listing was hidden',
  'listing-restored': 'Listing was restored',
  news: 'News that were not read',
  'password-reset': 'Link to choose a new password',
  'password-changed': 'Password was changed',
};

/** What a mail says, in a few words; the name of a kind that only a later release knows. */
export const mailKindLabel = ({ kind }: Pick<AdminMail, 'kind'>): string => kindLabels[kind] ?? kind;

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
  news: 'Unread notifications',
  'password-reset': 'Link to choose a new password',
  'passkey-added': 'Passkey was added',
  'passkey-removed': 'Passkey was removed',
  'password-changed': 'Password was changed',
  'provider-added': 'Sign-in at a provider was added',
  'provider-connected': 'Sign-in at a provider was connected',
  'provider-removed': 'Sign-in at a provider was removed',
  'team-invitation': 'Invitation to a team',
  'two-step-off': 'Two-step verification was turned off',
  'two-step-on': 'Two-step verification was turned on',
  'two-step-recovery': 'Recovery code was used',
  'two-step-removed': 'Two-step verification was turned off by an administrator',
};

/** The name of an unknown kind, from a later release, as words: `birthday-card` is “Birthday card”. */
const inWords = (kind: string): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1).replace(/[-_]+/g, ' ')}`;

/** The kind of a mail in a few words. */
export const mailKindLabel = ({ kind }: Pick<AdminMail, 'kind'>): string => kindLabels[kind] ?? inWords(kind);

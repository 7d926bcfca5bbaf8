import type { ModerationText } from './moderation-text';

/** The texts of suspending an account. */
export const suspendText: ModerationText = {
  decide: 'Suspend',
  busy: 'Suspending...',
  question: 'Suspend this account?',
  effect:
    'The person is signed out at once and cannot sign in. Their listings are not shown and take no new inquiries. A sign-in with the right password shows the reason.',
  readers: 'The person reads these words, and Recent Activity shows them to administrators.',
  decided: 'Account suspended',
  failed: 'Failed to suspend the account',
  restored: 'Account restored',
  restoreFailed: 'Failed to restore the account',
};

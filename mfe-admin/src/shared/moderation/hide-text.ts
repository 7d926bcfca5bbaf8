import type { ModerationText } from './moderation-text';

/** The texts of hiding a listing. */
export const hideText: ModerationText = {
  decide: 'Hide',
  busy: 'Hiding...',
  question: 'Hide this listing?',
  effect:
    'Only its owner sees it then, and it takes no new inquiries. The owner reads the reason on the dashboard and can edit the listing. It stays hidden until an administrator restores it.',
  readers: 'The person reads these words, and Recent Activity shows them to administrators.',
  decided: 'Listing hidden',
  failed: 'Failed to hide the listing',
  restored: 'Listing restored',
  restoreFailed: 'Failed to restore the listing',
};

import type { ModerationText } from '../../shared/moderation/moderation-text';

/** The texts of hiding a review by a franchisee. */
export const hideReviewText: ModerationText = {
  decide: 'Hide',
  busy: 'Hiding...',
  question: 'Hide this review?',
  effect:
    'Only its author sees it then, with the reason, and the rating of the franchise is computed without it. Its open reports are upheld. It stays hidden until an administrator restores it.',
  readers: 'The author reads these words, and Recent Activity shows them to administrators.',
  decided: 'Review hidden',
  failed: 'Failed to hide the review',
  restored: 'Review restored',
  restoreFailed: 'Failed to restore the review',
};

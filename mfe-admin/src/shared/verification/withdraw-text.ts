import type { DecisionText } from '../moderation/moderation-text';

/** The texts of withdrawing a verification. */
export const withdrawText: DecisionText = {
  decide: 'Remove verification',
  busy: 'Removing...',
  question: 'Remove the verification?',
  effect: 'The Verified badge disappears at once. The history keeps what was checked.',
  readers: 'The person reads these words, and the history of the verification keeps them.',
  decided: 'Verification removed',
  failed: 'Failed to update verification',
};

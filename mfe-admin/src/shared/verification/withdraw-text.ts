import type { ModerationText } from '../moderation/moderation-text';

/** The texts of withdrawing a verification. */
export const withdrawText: ModerationText = {
  decide: 'Remove verification',
  busy: 'Removing...',
  question: 'Remove the verification?',
  effect:
    'The Verified badge disappears at once. The person reads the reason, and the history keeps what was checked.',
  decided: 'Verification removed',
  failed: 'Failed to update verification',
  restored: 'Agent verified successfully',
  restoreFailed: 'Failed to update verification',
};

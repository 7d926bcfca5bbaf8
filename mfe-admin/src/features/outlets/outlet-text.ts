import type { DecisionText } from '../../shared/moderation/moderation-text';

const readers =
  'The person and the brand read these words, and Recent Activity shows them to administrators.';

/** The texts of declining an outlet. */
export const declineText: DecisionText = {
  decide: 'Decline',
  busy: 'Declining...',
  question: 'Decline this outlet?',
  effect:
    'The person cannot review the franchise, and can send the agreement again. The brand can still confirm.',
  readers,
  decided: 'Outlet declined',
  failed: 'Failed to decline the outlet',
};

/** The texts of withdrawing a proof. */
export const withdrawText: DecisionText = {
  decide: 'Withdraw',
  busy: 'Withdrawing...',
  question: 'Withdraw this proof?',
  effect:
    'The review of the person is hidden, and the person cannot ask again. Withdraw a proof that turned out to be wrong, such as a forged agreement.',
  readers,
  decided: 'Proof withdrawn',
  failed: 'Failed to withdraw the proof',
};

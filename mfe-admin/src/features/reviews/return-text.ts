import type { DecisionText } from '../../shared/moderation/moderation-text';

/** The texts of returning a listing to its owner. */
export const returnText: DecisionText = {
  decide: 'Return',
  busy: 'Returning...',
  question: 'Return this listing?',
  effect:
    'It stays invisible to others. Its owner reads the reason on the dashboard; the next change of the owner sends it for review again.',
  readers: 'The owner reads these words on the dashboard.',
  decided: 'Listing returned',
  failed: 'Failed to return the listing',
};

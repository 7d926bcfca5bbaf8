import type { FranchiseView } from './franchise';

/** Shown when a brand has no text about its support. */
export const defaultSupportText = 'Comprehensive training and ongoing operational support provided.';

/** Support items of a franchise, for its page and its brochure. */
export const supportItemsOf = ({
  trainingIncluded,
  marketingSupport,
}: Pick<FranchiseView, 'trainingIncluded' | 'marketingSupport'>): string[] => [
  ...(trainingIncluded ? ['Training Program'] : []),
  ...(marketingSupport ? ['Marketing Support'] : []),
  'Operations Manual',
  'Ongoing Business Support',
  'Brand Recognition & Reputation',
];

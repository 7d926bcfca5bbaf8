import type { FranchiseView } from './franchise';

/** Said where a brand wrote nothing of its support. */
export const defaultSupportText = 'Comprehensive training and ongoing operational support provided.';

/** What a brand gives to its franchisees, as the page of a franchise and its brochure list it. */
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

import type { FranchiseeReview } from '@setu/contracts';

/** How a review is named in a sentence: by its author, or by the city of the outlet. */
export const authorOf = ({ authorName, city }: FranchiseeReview): string =>
  authorName ?? `a franchisee in ${city}`;

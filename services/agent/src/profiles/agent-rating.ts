/** Confirmed assignments of an agent and the sum of their ratings, 1 to 5 each. */
export interface Deals {
  count: number;
  ratingSum: number;
}

interface Earlier {
  earlierDeals: number;
  earlierRating: string;
}

/**
 * An agent's deals and mean rating, computed from earlier deals with their mean and every confirmed assignment with its own
 * rating.
 * @returns rating as a decimal with two places, "0.00" without a deal
 */
export const agentRating = ({ earlierDeals, earlierRating }: Earlier, { count, ratingSum }: Deals) => {
  const totalDeals = earlierDeals + count;
  const hundredths = Math.round(Number(earlierRating) * 100) * earlierDeals + ratingSum * 100;
  const mean = totalDeals === 0 ? 0 : Math.round(hundredths / totalDeals) / 100;
  return { totalDeals, rating: mean.toFixed(2) };
};

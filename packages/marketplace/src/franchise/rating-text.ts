/** Aggregates of a franchise's reviews and outlets. `rating` is the mean, 0 to 5, as a decimal string. */
export interface Reputation {
  rating: string | null;
  reviewCount: number;
  outletCount: number;
}

/** A rounded count: exact below `step`, else rounded down to whole steps, with a plus sign. */
const roughly = (count: number, step: number) =>
  count < step ? String(count) : `${(Math.floor(count / step) * step).toLocaleString('en-IN')}+`;

const countOf = (text: string, noun: string) => `${text} ${noun}${text === '1' ? '' : 's'}`;

/** `4.8 (120+ reviews)`: reviews in whole tens from ten on; `No reviews yet` without any. */
export const ratingText = ({ rating, reviewCount }: Reputation): string =>
  rating === null || reviewCount === 0
    ? 'No reviews yet'
    : `${Number(rating).toFixed(1)} (${countOf(roughly(reviewCount, 10), 'review')})`;

/** `200+ outlets`: whole hundreds from a hundred on, whole tens from ten on; null without outlets. */
export const outletText = ({ outletCount }: Reputation): string | null =>
  outletCount === 0 ? null : countOf(roughly(outletCount, outletCount < 100 ? 10 : 100), 'outlet');

import { FranchiseeReviewDraft } from '@setu/contracts';
import { demoFranchises } from './demo-franchises';
import { ratingOfDemo, reviewsOfDemo } from './demo-reviews';

const all = demoFranchises.map((franchise) => ({ franchise, reviews: reviewsOfDemo(franchise) }));

test('each franchise of the demo has as many reviews as it states, with the stated mean', () => {
  for (const { franchise, reviews } of all) {
    const { rating, reviewCount } = ratingOfDemo(reviews);
    expect(reviewCount).toBe(franchise.reviews?.[1] ?? 0);
    if (franchise.reviews)
      expect(Math.abs(Number(rating) - Number(franchise.reviews[0]))).toBeLessThan(0.1 / reviewCount + 0.006);
    else expect(rating).toBeNull();
  }
});

test('nobody has more reviews than franchised outlets', () => {
  for (const { franchise, reviews } of all) expect(reviews.length).toBeLessThanOrEqual(franchise.outlets);
});

test('the reviews keep the rules for those of people, and differ from each other', () => {
  const reviews = all.flatMap((each) => each.reviews);
  for (const { scores, text } of reviews)
    expect(FranchiseeReviewDraft.parse({ scores, text }).text).toBe(text);
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
  expect(new Set(reviews.map(({ text }) => text)).size).toBeGreaterThan(100);
});

test('the reviews are the same at every start', () => {
  const [first] = demoFranchises;
  expect(first && reviewsOfDemo(first)).toEqual(all[0]?.reviews);
});

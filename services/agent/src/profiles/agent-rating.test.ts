import { agentRating } from './agent-rating';

const none = { earlierDeals: 0, earlierRating: '0.00' };

it.each([
  ['no deal yet', none, { count: 0, ratingSum: 0 }, 0, '0.00'],
  ['the first one', none, { count: 1, ratingSum: 4 }, 1, '4.00'],
  ['a mean that does not end', none, { count: 3, ratingSum: 14 }, 3, '4.67'],
  ['half a hundredth up', none, { count: 8, ratingSum: 37 }, 8, '4.63'],
  ['only earlier ones', { earlierDeals: 12, earlierRating: '4.70' }, { count: 0, ratingSum: 0 }, 12, '4.70'],
  ['one more', { earlierDeals: 12, earlierRating: '4.70' }, { count: 1, ratingSum: 5 }, 13, '4.72'],
  ['a bad one', { earlierDeals: 12, earlierRating: '4.70' }, { count: 1, ratingSum: 1 }, 13, '4.42'],
  ['never above five', none, { count: 500, ratingSum: 2_500 }, 500, '5.00'],
])('the rating is as specified: %s', (_, earlier, deals, totalDeals, rating) => {
  expect(agentRating(earlier, deals)).toEqual({ totalDeals, rating });
});

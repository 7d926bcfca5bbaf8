import { createHash } from 'node:crypto';
import {
  demoFranchiseId,
  type FranchiseeReview,
  popularCities,
  type ReviewCriterion,
  reviewCriteria,
} from '@setu/contracts';
import type { DemoFranchise } from './demo-franchise';

/** An invented review of the demo. It is marked as a sample wherever it is shown. */
export interface DemoReview {
  id: string;
  franchiseId: string;
  city: string;
  openedIn: number;
  scores: FranchiseeReview['scores'];
  /** Mean of the scores. */
  rating: number;
  text: string;
  answer: string | null;
  createdAt: Date;
}

/** What people say about a criterion: content, then with a wish, then critical. */
const remarks: Readonly<Record<ReviewCriterion, readonly (readonly string[])[]>> = {
  training: [
    [
      'The training covered a real working day, and the trainer stayed until we could do it alone.',
      'My two employees learnt everything before the opening; nobody was sent away with a manual.',
    ],
    [
      'The training was good, but two more days with customers would have helped us.',
      'We learnt the work well. Accounts and taxes came too short.',
    ],
    [
      'The training was mostly videos. We learnt the work in the first month, with our own customers.',
      'For the people whom we hired later there was no second training.',
    ],
  ],
  support: [
    [
      'When the machine failed on a Sunday, somebody called back within the hour.',
      'The area manager comes every month, looks at the figures and leaves a list that helps.',
    ],
    [
      'Support answers every question, though a visit takes two or three weeks.',
      'The helpline is friendly. Larger problems need a reminder.',
    ],
    [
      'After the first half year nobody came any more unless we asked twice.',
      'Support is a shared number. Every time we explain everything again.',
    ],
  ],
  supplies: [
    [
      'Supplies come twice a week, and the prices are those of the agreement.',
      'Everything we order arrives complete, and what is damaged is replaced without a discussion.',
    ],
    [
      'Supplies are of good quality. In the monsoon they are a few days late.',
      'The goods are fine; some of them cost less at the market next door.',
    ],
    [
      'Prices of supplies rose three times in a year, and we may not buy elsewhere.',
      'Twice in the season the most important goods were not there.',
    ],
  ],
  marketing: [
    [
      'The opening campaign brought people from day one, and it was paid as agreed.',
      'Festival offers are planned two months ahead, with material in our language.',
    ],
    [
      'Marketing is well made, but rather for the large cities than for ours.',
      'The brand is known. For the street around us we do our own marketing.',
    ],
    [
      'We pay the marketing fee every month and have seen one banner for it.',
      'There was no campaign in our city in the whole second year.',
    ],
  ],
  earnings: [
    [
      'What we earn is within the range that we were told before signing.',
      'The payback took about as long as the sheet said, with rent as it was assumed.',
    ],
    [
      'Earnings are a little below the typical case, because our rent is higher.',
      'The first winter was slower than planned; since then the figures are right.',
    ],
    [
      'The figures in the brochure are those of the best outlets, ask for the others too.',
      'We earn clearly less than we were told. Calculate with the low case.',
    ],
  ],
};

const answers = [
  'Thank you for the open words. Our regional team will call you this week about it.',
  'You are right about the delay. Since then a second warehouse supplies your region.',
  'We have taken this up in the training of this quarter, and invite your new employees to it.',
];

/** Whole numbers below a bound that follow from a text, always in the same order. */
const numbersOf = (seed: string) => {
  let drawn = 0;
  return (bound: number): number => {
    drawn += 1;
    return createHash('sha256').update(`${seed}:${drawn}`).digest().readUInt32BE() % bound;
  };
};

/** The items in another order, always the same one. */
const mixed = <Item>(items: readonly Item[], draw: (bound: number) => number): Item[] => {
  const order = [...items];
  for (let n = order.length - 1; n > 0; n -= 1) {
    const other = draw(n + 1);
    [order[n], order[other]] = [order[other] as Item, order[n] as Item];
  }
  return order;
};

/** Scores of all reviews in a row, from 1 to 5, with this mean. */
const scoresWithMean = (mean: number, length: number, draw: (bound: number) => number): number[] => {
  const sum = Math.round(mean * length);
  const least = Math.floor(sum / length);
  const scores = Array.from({ length }, (_, n) => (n < sum - least * length ? least + 1 : least));
  // Further apart than two neighbours.
  for (let n = 0; n < length / 6; n += 1) {
    const [from, to] = [draw(length), draw(length)];
    if (from === to || (scores[from] as number) <= 3 || (scores[to] as number) >= 5) continue;
    scores[from] = (scores[from] as number) - 1;
    scores[to] = (scores[to] as number) + 1;
  }
  return mixed(scores, draw);
};

/** The highest scores mostly go to what this franchise is liked for most. */
const assigned = (
  scores: readonly number[],
  liked: readonly ReviewCriterion[],
  draw: (bound: number) => number,
): [ReviewCriterion, number][] => {
  const order = draw(3) === 0 ? mixed(liked, draw) : liked;
  const falling = [...scores].sort((one, other) => other - one);
  return order.map((criterion, place) => [criterion, falling[place] as number]);
};

const textOf = (scores: FranchiseeReview['scores'], draw: (bound: number) => number): string => {
  const ordered = [...reviewCriteria].sort((one, other) => scores[other] - scores[one] || draw(3) - 1);
  const [best, worst] = [ordered[0], ordered.at(-1)] as [ReviewCriterion, ReviewCriterion];
  return [best, worst]
    .map((criterion) => {
      const said = remarks[criterion][Math.min(5 - scores[criterion], 2)] as readonly string[];
      return said[draw(said.length)];
    })
    .join(' ');
};

/** The newest sample was written on this day, the others before it. */
const newestSample = Date.UTC(2026, 9, 28, 6, 0);
const dayMs = 24 * 60 * 60 * 1_000;
const daysOfSamples = 900;

/** The sample reviews of a franchise: as many as it states, with scores whose mean is the stated one as closely as their number allows. */
export const reviewsOfDemo = ({ n, reviews, territories }: DemoFranchise): DemoReview[] => {
  if (!reviews) return [];
  const [mean, count] = reviews;
  const draw = numbersOf(`reviews of ${n}`);
  const all = scoresWithMean(Number(mean), count * reviewCriteria.length, draw);
  const liked = mixed(reviewCriteria, draw);
  const cities = [
    ...territories.filter((place) => popularCities.some((city) => city === place)),
    ...popularCities,
  ];
  return Array.from({ length: count }, (_, place) => {
    const own = all.slice(place * reviewCriteria.length, (place + 1) * reviewCriteria.length);
    const scores = Object.fromEntries(assigned(own, liked, draw)) as FranchiseeReview['scores'];
    const createdAt = new Date(
      newestSample - Math.floor((place * daysOfSamples) / count) * dayMs - draw(600) * 60_000,
    );
    return {
      id: `e0000000-0000-4000-8000-${String(n).padStart(6, '0')}${String(place).padStart(6, '0')}`,
      franchiseId: demoFranchiseId(n),
      city: cities[draw(Math.min(cities.length, 8))] as string,
      openedIn: createdAt.getUTCFullYear() - 1 - draw(5),
      scores,
      rating: own.reduce((sum, score) => sum + score, 0) / reviewCriteria.length,
      text: textOf(scores, draw),
      answer: draw(6) === 0 ? (answers[draw(answers.length)] as string) : null,
      createdAt,
    };
  });
};

/** The aggregates of these reviews as a franchise has them. */
export const ratingOfDemo = (
  reviews: readonly DemoReview[],
): { rating: string | null; reviewCount: number } => ({
  rating:
    reviews.length === 0
      ? null
      : (reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length).toFixed(2),
  reviewCount: reviews.length,
});

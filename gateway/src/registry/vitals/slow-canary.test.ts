import { bucketOf, type Histogram } from './histogram';
import { minMeasuredPages, slownessOf, slowVerdict } from './slow-canary';

/** Pages of 0.4 to 1.6 times the value. */
const around = (value: number, pages: number): Histogram => {
  const counts = new Map<number, number>();
  for (let i = 0; i < pages; i += 1) {
    const bucket = bucketOf('LCP', value * (0.4 + (1.2 * i) / pages));
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return counts;
};
const compare = (live: Histogram, canary: Histogram) =>
  slownessOf({ route: '/franchises', metric: 'LCP', live, canary });

test('a canary twice as slow is slow, with the numbers as the reason', () => {
  const slow = compare(around(1_000, 1_000), around(2_000, 200));
  expect(slow).toMatch(
    /^LCP of \/franchises is 2\d\d\d ms at p75 on 200 pages; the live release has 1[23]\d\d ms on 1000\.$/,
  );
  expect(slowVerdict([slow ?? ''])).toMatch(/^It was slower than the live release: LCP of/);
});

test.each([
  ['as fast as the live release', around(1_000, 1_000), around(1_000, 1_000)],
  ['a tenth slower', around(1_000, 10_000), around(1_100, 10_000)],
  ['faster', around(1_000, 1_000), around(400, 1_000)],
  ['twice as slow by less than people notice', around(60, 1_000), around(120, 1_000)],
  ['slow on fewer pages than needed', around(1_000, 1_000), around(4_000, minMeasuredPages - 1)],
  [
    'beside a live release with fewer pages than needed',
    around(1_000, minMeasuredPages - 1),
    around(4_000, 500),
  ],
  ['slower by what so few pages cannot show', around(1_000, 100), around(1_400, 100)],
])('a canary that is %s is not slow', (_, live, canary) => {
  expect(compare(live, canary)).toBeNull();
});

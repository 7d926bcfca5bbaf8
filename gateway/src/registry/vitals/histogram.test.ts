import { bucketOf, type Histogram, pagesIn, quantile } from './histogram';

const histogramOf = (metric: 'LCP' | 'CLS', values: readonly number[]): Histogram => {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(metric, value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return counts;
};

const hundred = Array.from({ length: 100 }, (_, i) => i + 1);

test.each([
  ['LCP', 0, 0],
  ['LCP', 10, 0],
  ['LCP', 10.01, 1],
  ['LCP', 11.5, 1],
  ['LCP', 600_000, 59],
  ['CLS', 0, 0],
  ['CLS', 0.001, 0],
  ['CLS', 0.0011, 1],
] as const)('%s of %d is in bucket %i', (metric, value, bucket) => {
  expect(bucketOf(metric, value)).toBe(bucket);
});

test.each([0.5, 0.75, 0.9])(
  'the quantile %d of evenly spread values is off by at most 15 percent',
  (share) => {
    const histogram = histogramOf(
      'LCP',
      hundred.map((n) => n * 40),
    );
    const exact = share * 4_000;
    expect(Math.abs(quantile('LCP', histogram, share) - exact)).toBeLessThan(exact * 0.15);
  },
);

test('the quantile of pages whose layout never shifted is below the first bound', () => {
  expect(
    quantile(
      'CLS',
      histogramOf(
        'CLS',
        hundred.map(() => 0),
      ),
      0.75,
    ),
  ).toBeLessThanOrEqual(0.001);
});

test('a histogram counts its pages, and its quantiles never decrease', () => {
  const histogram = histogramOf(
    'LCP',
    hundred.map((n) => n ** 2),
  );
  expect(pagesIn(histogram)).toBe(100);
  const quantiles = [0, 0.1, 0.25, 0.5, 0.75, 0.99, 1].map((share) => quantile('LCP', histogram, share));
  expect(quantiles).toEqual([...quantiles].sort((a, b) => a - b));
});

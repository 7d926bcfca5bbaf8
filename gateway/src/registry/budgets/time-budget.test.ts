import type { Measurement } from '@setu/protocol';
import { timeRefusals } from './time-budget';

const release = { name: 'mfe-public', version: '2' };
const measured = (metric: Measurement['metric'], value: number, live: number): Measurement => ({
  metric,
  route: '/franchises',
  value,
  live: { version: '1', value: live },
});

test.each([
  ['render', 30, 10],
  ['render', 150, 100],
  ['lcp', 1_150, 1_000],
  ['lcp', 2_400, 2_000],
  ['lcp', 500, 1_000],
] as const)('%s of %i ms compared with %i ms is within its budget', (metric, value, live) => {
  expect(timeRefusals(release, [measured(metric, value, live)])).toEqual([]);
});

test.each([
  ['render', 31, 10, 30],
  ['render', 151, 100, 150],
  ['lcp', 1_201, 1_000, 1_200],
  ['lcp', 300, 100, 250],
] as const)('%s of %i ms compared with %i ms exceeds its budget of %i ms', (metric, value, live, limit) => {
  expect(timeRefusals(release, [measured(metric, value, live)])).toEqual([
    {
      gate: 'budget',
      message: expect.stringMatching(
        new RegExp(
          `^mfe-public 2: /franchises .* ${value} ms; 1 needed ${live} ms in the same run, so its budget is ${limit} ms\\.$`,
        ),
      ),
      fix: expect.any(String),
    },
  ]);
});

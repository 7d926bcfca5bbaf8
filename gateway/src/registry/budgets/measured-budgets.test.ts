import { MeasuredValue, type Measurement } from '@setu/protocol';
import { measuredRefusals } from './measured-budgets';

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
  ['html', 120_000, 100_000],
  ['html', 70_000, 50_000],
  ['lcp', 1_150, 1_000],
  ['lcp', 2_400, 2_000],
  ['lcp', 500, 1_000],
  ['long-tasks', 1_250, 1_000],
  ['long-tasks', 150, 0],
  ['scripts', 1_200, 1_000],
] as const)('%s of %i compared with %i is within its budget', (metric, value, live) => {
  expect(measuredRefusals(release, [measured(metric, value, live)])).toEqual([]);
});

test.each([
  ['render', 31, 10, '31 ms; 1 needed 10 ms', '30 ms'],
  ['render', 151, 100, '151 ms; 1 needed 100 ms', '150 ms'],
  ['html', 120_600, 100_000, '120.6 kB; 1 had 100.0 kB', '120.0 kB'],
  ['lcp', 1_201, 1_000, '1201 ms; 1 needed 1000 ms', '1200 ms'],
  ['lcp', 300, 100, '300 ms; 1 needed 100 ms', '250 ms'],
  ['long-tasks', 1_251, 1_000, '1251 ms; 1 needed 1000 ms', '1250 ms'],
  ['scripts', 2_401, 2_000, '2401 ms; 1 needed 2000 ms', '2400 ms'],
] as const)('%s of %i compared with %i exceeds its budget', (metric, value, live, seen, limit) => {
  expect(measuredRefusals(release, [measured(metric, value, live)])).toEqual([
    {
      gate: 'budget',
      message: expect.stringMatching(
        new RegExp(`^mfe-public 2: /franchises .* ${seen} in the same run, so its budget is ${limit}\\.$`),
      ),
      fix: expect.any(String),
    },
  ]);
});

test.each(MeasuredValue.options)('a release with the same %s as the live one is never refused', (metric) => {
  expect(measuredRefusals(release, [measured(metric, 5_000, 5_000)])).toEqual([]);
});

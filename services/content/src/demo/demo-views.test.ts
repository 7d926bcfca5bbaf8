import { lastDays, startOf } from '../days';
import { demoViewCount, demoViews, split } from './demo-views';

test.each(['2026-11-20T18:30:00.000Z', '2026-11-20T18:29:59.999Z', '2026-03-01T07:12:00.000Z'])(
  'all views seeded at %s are within the thirty days shown',
  (instant) => {
    const now = new Date(instant);
    const views = demoViews(now);
    const since = startOf(lastDays(now)[0] ?? '');
    expect(views).toHaveLength(demoViewCount);
    for (const { createdAt } of views) {
      expect(createdAt.getTime()).toBeGreaterThanOrEqual(since.getTime());
      expect(createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  },
);

test('every seeded view has a different visitor, and every franchise is viewed throughout the period', () => {
  const views = demoViews(new Date('2026-11-20T10:00:00Z'));
  expect(new Set(views.map(({ sessionId }) => sessionId)).size).toBe(demoViewCount);
  const ids = [...new Set(views.map(({ franchiseId }) => franchiseId))];
  expect(ids).toHaveLength(6);
  for (const half of [views.slice(0, 600), views.slice(600)])
    expect(new Set(half.map(({ franchiseId }) => franchiseId)).size).toBe(6);
});

test('the parts of a split add up to the total', () => {
  expect(split(10, [1, 1, 1])).toEqual([4, 3, 3]);
  expect(split(0, [1, 2])).toEqual([0, 0]);
  expect(split(1_247, [34, 21, 17, 14, 10, 4]).reduce((a, b) => a + b)).toBe(1_247);
});

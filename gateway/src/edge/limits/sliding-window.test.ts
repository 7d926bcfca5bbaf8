import { usedOf, windowsUntil } from './sliding-window';

it('the previous window counts by the part that the last minute covers', () => {
  expect(usedOf({ previous: 600, current: 0, elapsed: 0 })).toBe(600);
  expect(usedOf({ previous: 600, current: 10, elapsed: 0.5 })).toBe(310);
  expect(usedOf({ previous: 600, current: 10, elapsed: 1 })).toBe(10);
});

it('a request within the quota does not wait', () => {
  expect(windowsUntil({ previous: 0, current: 599, elapsed: 0.2 }, 1, 600)).toBe(0);
});

it.each([
  [{ previous: 600, current: 0, elapsed: 0 }, 60],
  [{ previous: 600, current: 300, elapsed: 0.25 }, 1],
  [{ previous: 0, current: 600, elapsed: 0.5 }, 1],
  [{ previous: 0, current: 600, elapsed: 0.99 }, 600],
])('with the usage %j, a request of cost %i waits until it fits', (usage, cost) => {
  const wait = windowsUntil(usage, cost, 600);
  expect(wait).toBeGreaterThan(0);
  const at = usage.elapsed + wait;
  const then =
    at < 1
      ? { ...usage, elapsed: at }
      : { previous: usage.current, current: 0, elapsed: Math.min(1, at - 1) };
  expect(usedOf(then) + cost).toBeLessThanOrEqual(600 + 1e-6);
  const before = at < 1 ? { ...usage, elapsed: at - 0.01 } : { ...then, elapsed: at - 1.01 };
  if (before.elapsed > 0) expect(usedOf(before) + cost).toBeGreaterThan(600);
});

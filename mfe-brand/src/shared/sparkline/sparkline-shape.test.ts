import { sparklineShape, sparklineText } from './sparkline-shape';

const box = { width: 100, height: 20, inset: 2 };
const days = (...views: number[]) =>
  views.map((count, index) => ({ day: `2026-11-${String(index + 1).padStart(2, '0')}`, views: count }));

test('the line spans the box with the most views at the top and zero at the bottom', () => {
  const { line, dot, area } = sparklineShape(days(0, 8, 4), box);
  expect(line).toBe('M2 18L50 2L98 10');
  expect(dot).toBe('M98 10h0.01');
  expect(area).toBe('M2 18L50 2L98 10L98 20L2 20Z');
});

test.each([[days(0, 0, 0)], [days(5)], [days()]])('sparklineShape contains no NaN for %j', (given) => {
  expect(sparklineShape(given, box).line).not.toContain('NaN');
});

test('sparklineText names the sum and the best day', () => {
  expect(sparklineText(days(3, 1_200, 4))).toBe('1,207 views in the last 3 days, most on 2 November: 1,200');
  expect(sparklineText(days(0, 0))).toBe('No views in the last 2 days');
});

import { areaRange } from './area-range';

it.each<[number, number | null, string]>([
  [1_000, 2_000, '1,000 - 2,000'],
  [150, 150, '150 - 150'],
  [1_00_000, 10_00_000, '1,00,000 - 10,00,000'],
  [1_000, null, '1,000+'],
])('the area from %i to %s is formatted as %s', (min, max, text) => {
  expect(areaRange(min, max)).toBe(text);
});

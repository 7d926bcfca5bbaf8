import { rangeText, sourceText } from './insight-text';

test.each([
  [15_00_000, 35_00_000, '₹15-35L'],
  [25_00_000, 50_00_000, '₹25-50L'],
  [10_00_000, 30_00_000, '₹10-30L'],
  [60_00_000, 1_50_00_000, '₹60L-1.5Cr'],
  [1_20_00_000, 3_00_00_000, '₹1.2-3Cr'],
  [99_60_000, 3_00_00_000, '₹1-3Cr'],
  [20_00_000, 20_40_000, '₹20L'],
])('rangeText from %i to %i rupees reads %s', (min, max, text) => {
  expect(rangeText(min, max)).toBe(text);
});

test('sourceText returns the number of observations', () => {
  expect(sourceText(1_240, 'inquiry', 'inquiries')).toBe('from 1,240 inquiries');
  expect(sourceText(1, 'inquiry', 'inquiries')).toBe('from 1 inquiry');
});

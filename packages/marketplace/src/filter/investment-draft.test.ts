import { readRange } from './investment-draft';

test.each([
  ['', '', null, null],
  ['5,00,000', '₹ 25,00,000', 500_000, 2_500_000],
  ['0', '', 0, null],
  ['100', '100', 100, 100],
])('readRange accepts %j to %j', (from, to, min, max) => {
  expect(readRange(from, to)).toEqual({ min: { rupees: min }, max: { rupees: max }, isValid: true });
});

test('readRange reports a minimum above the maximum on the maximum', () => {
  const { min, max, isValid } = readRange('200', '100');
  expect(isValid).toBe(false);
  expect(min.error).toBeUndefined();
  expect(max.error).toBe('Minimum investment cannot be greater than maximum investment');
});

test.each(['2.5', '-1'])('readRange refuses %j as not a whole amount', (text) => {
  expect(readRange(text, '').min.error).toBe('Enter whole rupees');
  expect(readRange('', text).max.error).toBe('Enter whole rupees');
});

test('readRange reports text that it cannot parse', () => {
  const unread =
    'Enter the investment as a number, such as 12,50,000 or 12.5 lakh: “ten” cannot be part of it';
  expect(readRange('ten', '').min.error).toBe(unread);
  expect(readRange('', 'ten').max.error).toBe(unread);
});

test('readRange refuses an amount above the limit', () => {
  expect(readRange('99999999999', '').min.error).toBe('Enter at most ₹9,99,99,99,999');
  expect(readRange('9999999999', '').isValid).toBe(true);
});

import { readBudget } from './read-budget';

const lakh = 100_000;
const crore = 10_000_000;

test.each<[string, number | undefined, number | undefined]>([
  ['cafe under 10 lakh', undefined, 10 * lakh],
  ['below 5 lakhs', undefined, 5 * lakh],
  ['less than 1 crore', undefined, crore],
  ['within ₹8L', undefined, 8 * lakh],
  ['upto 7.5 lac', undefined, 7.5 * lakh],
  ['under 10', undefined, 10 * lakh],
  ['5 lakh', undefined, 5 * lakh],
  ['5l', undefined, 5 * lakh],
  ['₹8L', undefined, 8 * lakh],
  ['rs 8,00,000', undefined, 8 * lakh],
  ['800000', undefined, 8 * lakh],
  ['50k', undefined, 50_000],
  ['50 hazaar', undefined, 50_000],
  ['10 lakh tak', undefined, 10 * lakh],
  ['10 lakh se kam gym', undefined, 10 * lakh],
  ['das lakh ke andar', undefined, 10 * lakh],
  ['१० लाख तक', undefined, 10 * lakh],
  ['১০ lakh', undefined, 10 * lakh],
  ['under ١٠ lakh', undefined, 10 * lakh],
  ['１０ lakh', undefined, 10 * lakh],
  ['दस लाख से कम', undefined, 10 * lakh],
  ['budget 15 lakh', undefined, 15 * lakh],
  ['low investment', undefined, 10 * lakh],
  ['kam investment business', undefined, 10 * lakh],
  ['कम निवेश', undefined, 10 * lakh],
  ['10-20 lakh', 10 * lakh, 20 * lakh],
  ['10 to 20 lakhs gym', 10 * lakh, 20 * lakh],
  ['10 lakh se 20 lakh', 10 * lakh, 20 * lakh],
  ['between 50 lakh and 1 crore', 50 * lakh, crore],
  ['20-10 lakh', 10 * lakh, 20 * lakh],
  ['above 50 lakh', 50 * lakh, undefined],
  ['1 cr+', crore, undefined],
  ['1 crore se zyada', crore, undefined],
  ['around 10 lakh', 8 * lakh, 12 * lakh],
  ['12,50,000', undefined, 12.5 * lakh],
  ['under 123456', undefined, 123_456],
  ['under 99999 crore', undefined, 9_999_999_999],
])('the budget %j is read as %s to %s', (text, min, max) => {
  const budget = readBudget(text);
  expect([budget?.min, budget?.max]).toEqual([min, max]);
});

test.each([
  'cafe',
  '24x7 store',
  'class 10 tuition',
  'do bhai dhaba',
  '100% pure',
  'level 5',
  '0 lakh',
  'shop 35676544',
  '9876543210',
  '',
])('the text %j contains no amount', (text) => {
  expect(readBudget(text)).toBeNull();
});

test('a budget has its position in the text', () => {
  const text = 'cafe under 10 lakh in pune';
  const { from, to } = readBudget(text) ?? { from: 0, to: 0 };
  expect(text.slice(from, to)).toBe('under 10 lakh');
});

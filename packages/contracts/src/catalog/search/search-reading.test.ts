import { readSearchReading, writeSearchReading } from '@setu/protocol';
import { SearchReading, searchReadingOf, withoutSpan } from './search-reading';

const reading = SearchReading.parse({
  match: 'corrected',
  corrected: 'चाय “cafe”',
  budget: { max: 1_000_000, from: 5, to: 18 },
  places: [{ name: 'Pune', from: 19, to: 26 }],
});

test('a page gets the reading of its search from the header of the reply', () => {
  expect(searchReadingOf(readSearchReading(writeSearchReading(reading)))).toEqual(reading);
});

test.each([undefined, null, 7, {}, { match: 'telepathy' }])('%j is not a reading of a search', (said) => {
  expect(searchReadingOf(said)).toBeNull();
});

test.each([
  ['cafe under 10 lakh in pune', 5, 18, 'cafe in pune'],
  ['in pune', 0, 7, ''],
])('the text %j without the part from %i to %i is %j', (text, from, to, rest) => {
  expect(withoutSpan(text, { from, to })).toBe(rest);
});

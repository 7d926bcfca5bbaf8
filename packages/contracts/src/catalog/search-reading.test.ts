import { readSearchReading, SearchReading, withoutSpan, writeSearchReading } from './search-reading';

const reading = SearchReading.parse({
  match: 'corrected',
  corrected: 'चाय “cafe”',
  budget: { max: 1_000_000, from: 5, to: 18 },
  places: [{ name: 'Pune', from: 19, to: 26 }],
});

test('a header carries the reading of a search in any script, in ASCII', () => {
  const header = writeSearchReading(reading);
  expect(header).toMatch(/^[\x21-\x7e]+$/);
  expect(readSearchReading(header)).toEqual(reading);
});

test.each([null, '', '%', 'null', '{}', encodeURIComponent('{"match":"telepathy"}')])(
  'the header %j is read as no reading',
  (header) => {
    expect(readSearchReading(header)).toBeNull();
  },
);

test.each([
  ['cafe under 10 lakh in pune', 5, 18, 'cafe in pune'],
  ['in pune', 0, 7, ''],
])('the text %j without the part from %i to %i is %j', (text, from, to, rest) => {
  expect(withoutSpan(text, { from, to })).toBe(rest);
});

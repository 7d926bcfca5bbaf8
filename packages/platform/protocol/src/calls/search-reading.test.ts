import { readSearchReading, writeSearchReading } from './search-reading';

test('the header encodes a reading of a search in any script as ASCII', () => {
  const reading = { corrected: 'चाय “cafe”', places: [{ name: 'Pune' }] };
  const header = writeSearchReading(reading);
  expect(header).toMatch(/^[\x21-\x7e]+$/);
  expect(readSearchReading(header)).toEqual(reading);
});

test.each([null, '', '%', 'nonsense'])('the header %j contains no reading', (header) => {
  expect(readSearchReading(header)).toBeNull();
});

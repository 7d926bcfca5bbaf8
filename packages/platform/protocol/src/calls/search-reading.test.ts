import { readSearchReading, writeSearchReading } from './search-reading';

test('a header carries the reading of a search in any script, in ASCII', () => {
  const reading = { corrected: 'चाय “cafe”', places: [{ name: 'Pune' }] };
  const header = writeSearchReading(reading);
  expect(header).toMatch(/^[\x21-\x7e]+$/);
  expect(readSearchReading(header)).toEqual(reading);
});

test.each([null, '', '%', 'nonsense'])('the header %j says nothing', (header) => {
  expect(readSearchReading(header)).toBeNull();
});

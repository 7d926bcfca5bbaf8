import { matches, standingText } from './matches';

const chai = { title: 'Chai Chaupal Corner', description: 'A counter for busy streets. चाय और समोसा' };

test.each([
  ['chai', true],
  ['CHAUPAL', true],
  ['  busy STREETS ', true],
  ['चाय', true],
  ['', true],
  ['   ', true],
  ['chai corner', false],
  ['Mumbai', false],
  ['.*', false],
])('%j in title or description: %s', (text, expected) => {
  expect(matches(chai, text)).toBe(expected);
});

test('without a description the title alone counts', () => {
  expect(matches({ title: 'Idli Ink', description: null }, 'ink')).toBe(true);
  expect(matches({ title: 'Idli Ink', description: null }, 'null')).toBe(false);
});

test.each([
  [{ text: '', shown: 24, loaded: 24, total: 71 }, 'Showing 24 of 71 opportunities'],
  [{ text: ' ', shown: 71, loaded: 71, total: 71 }, 'Showing 71 opportunities'],
  [
    { text: 'chai', shown: 3, loaded: 24, total: 1071 },
    '3 matches for “chai” in the 24 of 1,071 opportunities loaded so far',
  ],
  [{ text: 'chai', shown: 1, loaded: 9, total: 9 }, '1 match for “chai” in 9 opportunities'],
  [{ text: 'x', shown: 0, loaded: 9, total: 9 }, '0 matches for “x” in 9 opportunities'],
])('%j', (standing, text) => {
  expect(standingText(standing)).toBe(text);
});

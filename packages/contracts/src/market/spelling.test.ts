import { editDistance, foldText, nearestWords } from './spelling';

test.each([
  ['Café', 'cafe'],
  ['CRÈCHE', 'creche'],
  ['Cafe\u0301', 'cafe'],
  ['ﬁtness', 'fitness'],
  ['कुल्हड़', 'कुल्हड'],
  ['चाय', 'चाय'],
])('the word %j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded.normalize('NFKD'));
});

test.each([
  ['chai', 'chai', 0],
  ['chia', 'chai', 1],
  ['chay', 'chai', 1],
  ['resturant', 'restaurant', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('the distance of %j and %j is %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

test.each([
  ['puen', ['Pune']],
  ['Mumbay', ['Mumbai']],
  ['ab', []],
  ['asdf', []],
])('the nearest words to %j are %j', (typed, expected) => {
  expect(nearestWords(typed, ['Pune', 'Mumbai', 'Goa', 'Delhi', 'Agra'])).toEqual(expected);
});

test('among equally near words, a word with the same first letter is first', () => {
  expect(nearestWords('gim', ['rim', 'gym'])).toEqual(['gym', 'rim']);
});

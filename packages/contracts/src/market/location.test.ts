import { canonicalPlace, matchingTerritories } from './location';

test.each([
  ['Bengaluru', 'Bangalore'],
  ['  new   delhi ', 'Delhi NCR'],
  ['GURUGRAM', 'Delhi NCR'],
  ['tamil nadu', 'Tamil Nadu'],
  ['pan india', 'Pan India'],
  [' Shimla ', 'Shimla'],
])('%j is stored as %s', (typed, stored) => {
  expect(canonicalPlace(typed)).toBe(stored);
});

test.each([
  ['a city', 'Poona', ['Pune', 'Maharashtra', 'Pan India']],
  ['a city of several states', 'Noida', ['Delhi NCR', 'Delhi', 'Haryana', 'Uttar Pradesh', 'Pan India']],
  ['a state', 'gujarat', ['Gujarat', 'Ahmedabad', 'Surat', 'Pan India']],
  ['a place we do not know', 'Shimla', ['Shimla', 'Pan India']],
  ['everywhere', 'Pan India', ['Pan India']],
])('%s matches itself and what holds it or lies in it', (_, wanted, territories) => {
  expect(matchingTerritories(wanted)).toEqual(territories);
});

test.each(['constructor', 'toString', '__proto__', 'valueOf'])(
  '%s is a place like any other that we do not know',
  (typed) => {
    expect(canonicalPlace(typed)).toBe(typed);
    expect(matchingTerritories(typed)).toEqual([typed, 'Pan India']);
  },
);

import { canonicalPlace, isKnownPlace, matchingTerritories, nearestPlaces, searchedPlace } from './location';

test.each([
  ['Bengaluru', 'Bangalore'],
  ['  new   delhi ', 'Delhi NCR'],
  ['GURUGRAM', 'Delhi NCR'],
  ['tamil nadu', 'Tamil Nadu'],
  ['pan india', 'Pan India'],
  [' Shimla ', 'Shimla'],
  ['Mysuru', 'Mysore'],
  [' Atlantis ', 'Atlantis'],
])('the place %j is stored as %s', (typed, stored) => {
  expect(canonicalPlace(typed)).toBe(stored);
});

test.each([
  ['a city', 'Poona', ['Pune', 'Maharashtra', 'Pan India']],
  ['a smaller city', 'Sangli', ['Sangli', 'Maharashtra', 'Pan India']],
  ['a city of several states', 'Noida', ['Delhi NCR', 'Haryana', 'Uttar Pradesh', 'Delhi', 'Pan India']],
  ['a state', 'goa', ['Goa', 'Panaji', 'Margao', 'Pan India']],
  ['a place we do not know', 'Atlantis', ['Atlantis', 'Pan India']],
  ['everywhere', 'Pan India', ['Pan India']],
])(
  'the filter for %s matches the place itself, the places that contain it and those within it',
  (_, wanted, territories) => {
    expect(matchingTerritories(wanted)).toEqual(territories);
  },
);

test.each(['constructor', 'toString', '__proto__', 'valueOf'])(
  '%s is treated as an unknown place',
  (typed) => {
    expect(canonicalPlace(typed)).toBe(typed);
    expect(matchingTerritories(typed)).toEqual([typed, 'Pan India']);
  },
);

test.each([
  ['Andheri, Mumbai', 'Mumbai'],
  ['Mumbai, Maharashtra', 'Mumbai'],
  ['Shop 4, Baner, Pune', 'Pune'],
  ['koramangala', 'Bangalore'],
  ['Bengaluru', 'Bangalore'],
  ['asdf', 'asdf'],
])('the text %j is searched in %s', (typed, place) => {
  expect(searchedPlace(typed)).toBe(place);
  expect(isKnownPlace(typed)).toBe(typed !== 'asdf');
});

test.each([
  ['puen', ['Pune']],
  ['Banglore', ['Bangalore']],
  ['Mumbay', ['Mumbai']],
  ['asdf', []],
])('%j is suggested as %j', (typed, places) => {
  expect(nearestPlaces(typed).slice(0, 1)).toEqual(places);
});

import { SearchReading } from '@setu/contracts';
import { matchText } from './match-text';

const reading = (with_: object) => SearchReading.parse({ match: 'near', ...with_ });

test.each<[object, string | null]>([
  [{ match: 'exact' }, null],
  [
    { match: 'corrected', corrected: 'restaurant' },
    'No exact match for “resturant”. Showing results for “restaurant”.',
  ],
  [{}, 'No exact match for “resturant”. These are close to what you typed.'],
  [{ dropped: ['budget'] }, 'No exact match for “resturant”. These are for other amounts.'],
  [{ dropped: ['places'] }, 'No exact match for “resturant”. These are in other places.'],
  [
    { dropped: ['budget', 'places'] },
    'No exact match for “resturant”. These are for other amounts and places.',
  ],
  [
    { corrected: 'restaurant' },
    'No exact match for “resturant”. We searched for “restaurant”. These are close to what you typed.',
  ],
  [{ unknownPlace: 'Atlantis' }, 'We do not know the place “Atlantis”. These are close to what you typed.'],
  [{ match: 'none' }, 'No exact match for “resturant”. Nothing is close to it either.'],
])('matchText of %j is %j', (with_, text) => {
  expect(matchText('resturant', reading(with_), false)).toBe(text);
});

test('the notice of an exact search does not mention near matches', () => {
  expect(matchText('resturant', reading({ match: 'none' }), true)).toBe('No exact match for “resturant”.');
});

import { cityKey, locationOf, matchingPlaces } from './places';

it.each([
  ['Bengaluru', 'bangalore'],
  ['  gurgaon ', 'delhi ncr'],
  ['New Delhi', 'delhi ncr'],
  ['Delhi', 'delhi ncr'],
  ['Shimla', 'shimla'],
])('%s is compared as %s', (city, key) => {
  expect(cityKey(city)).toBe(key);
});

it('cities are looked up by alias, states by name', () => {
  expect(matchingPlaces(['Pune', 'Karnataka', 'Delhi NCR'])).toEqual({
    isAnywhere: false,
    cityKeys: ['pune', 'karnataka', 'delhi ncr'],
    states: ['Karnataka'],
  });
  expect(matchingPlaces(['Pan India']).isAnywhere).toBe(true);
});

it.each([
  [['Maharashtra', 'Pune'], { city: 'Poona', state: 'Maharashtra' }, 'Pune'],
  [['Pan India', 'Maharashtra'], { city: 'Nashik', state: 'Maharashtra' }, 'Maharashtra'],
  [['Pan India'], { city: 'Leh', state: 'Ladakh' }, 'Pan India'],
  [['Delhi NCR'], { city: 'Noida', state: 'Uttar Pradesh' }, 'Delhi NCR'],
  [['Uttar Pradesh'], { city: 'Noida', state: 'Uttar Pradesh' }, 'Uttar Pradesh'],
  [['Haryana'], { city: 'Noida', state: 'Uttar Pradesh' }, null],
  [['Pune'], { city: 'Nashik', state: 'Maharashtra' }, null],
])('of the places %j, %j is in %s', (locations, property, expected) => {
  expect(locationOf(locations, property)).toBe(expected);
});

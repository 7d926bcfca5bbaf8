import { acceptedStates, placesWithin, popularCities, statesOfCity } from '@setu/contracts';
import { cityPoints } from './city-points';
import { dots, mapSize, placeOf } from './india-dots';

test('each state and union territory has a dot, within the drawing', () => {
  expect(new Set(dots.map(({ state }) => state))).toEqual(new Set(acceptedStates));
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThan(4);
    expect(x).toBeLessThan(mapSize.width);
    expect(y).toBeLessThan(mapSize.height);
  }
});

/** Thousand square kilometres. Source: Census of India 2011, with Telangana apart. */
const areas = {
  Rajasthan: 342,
  'Madhya Pradesh': 308,
  Maharashtra: 308,
  'Uttar Pradesh': 241,
  Gujarat: 196,
  Karnataka: 192,
  'Andhra Pradesh': 163,
  Odisha: 156,
  'Tamil Nadu': 130,
  Bihar: 94,
  Assam: 78,
};

test.each(Object.entries(areas))('%s has dots in proportion to its area', (state, area) => {
  const perDot = 6.6;
  const expected = area / perDot;
  const drawn = dots.filter((dot) => dot.state === state).length;
  expect(Math.abs(drawn - expected)).toBeLessThan(Math.max(2.5, expected * 0.15));
});

const cities = [...new Set([...popularCities, ...acceptedStates.flatMap(placesWithin)])];

test.each(cities)('%s is drawn in its state or beside it', (city) => {
  const point = cityPoints.get(city);
  if (!point) throw new Error(`${city} has no place on the map`);
  const { x, y } = placeOf(...point);
  const nearest = Math.min(
    ...dots
      .filter(({ state }) => statesOfCity(city).includes(state))
      .map((dot) => Math.hypot(dot.x - x, dot.y - y)),
  );
  expect(nearest).toBeLessThan(16);
});

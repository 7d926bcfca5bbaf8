import { FranchiseDraft } from '../franchise';
import { otherPlaces, statesOfListing, stateText, type Territories } from './states-of-listing';
import { availablePlaces } from './territories';

const listing = (fields: Partial<Territories>): Territories => ({
  territories: [],
  territoriesOnRequest: [],
  territoriesTaken: [],
  ...fields,
});
const issuesOf = (fields: Record<string, unknown>) =>
  FranchiseDraft.safeParse({
    title: 'Tea house',
    minInvestment: '500000',
    maxInvestment: '750000',
    territories: ['Pune'],
    ...fields,
  }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a territory has one status, in any spelling', () => {
  expect(issuesOf({ territoriesOnRequest: ['Kerala'], territoriesTaken: ['Goa'] })).toBeUndefined();
  expect(issuesOf({ territoriesOnRequest: ['Poona', 'Goa'], territoriesTaken: ['Goa'] })).toEqual([
    'territoriesOnRequest: Pune is open too. Remove it from one of the two lists',
    'territoriesTaken: Goa is on request too. Remove it from one of the two lists',
  ]);
});

test('Pan India cannot be taken', () => {
  expect(issuesOf({ territoriesTaken: ['pan india'] })).toEqual([
    'territoriesTaken: Name the states that are taken: Pan India cannot be',
  ]);
});

test('a taken part is not available, and the other parts of a larger place are', () => {
  expect(availablePlaces(listing({ territories: ['Pune'], territoriesOnRequest: ['Kerala'] }))).toEqual([
    'Pune',
    'Kerala',
  ]);
  const state = availablePlaces(listing({ territories: ['Maharashtra'], territoriesTaken: ['Mumbai'] }));
  expect(state).toEqual(expect.arrayContaining(['Pune', 'Nagpur']));
  expect(state).not.toContain('Mumbai');
  expect(state).not.toContain('Maharashtra');
  const country = availablePlaces(listing({ territories: ['Pan India'], territoriesTaken: ['Goa', 'Pune'] }));
  expect(country).toEqual(expect.arrayContaining(['Kerala', 'Ladakh', 'Mumbai']));
  for (const place of ['Pan India', 'Goa', 'Panaji', 'Maharashtra', 'Pune'])
    expect(country).not.toContain(place);
});

const outlet = (city: string, state: string, closed: string | null = null) => ({
  city,
  state,
  locality: null,
  opened: '2024-01',
  closed,
});

test('each state has its status, its cities with another one, and its open outlets', () => {
  const states = statesOfListing({
    ...listing({
      territories: ['Pan India', 'Kochi'],
      territoriesOnRequest: ['Pune', 'Konkan coast'],
      territoriesTaken: ['Kerala'],
    }),
    outlets: [
      outlet('Pune', 'Maharashtra'),
      outlet('Mumbai', 'Maharashtra'),
      outlet('Pune', 'Maharashtra'),
      outlet('Pune', 'Maharashtra', '2025-01'),
    ],
  });
  expect(states).toHaveLength(36);
  const of = (name: string) => states.find(({ state }) => state === name);
  expect(of('Maharashtra')).toEqual({
    state: 'Maharashtra',
    status: 'open',
    best: 'open',
    cities: [{ city: 'Pune', status: 'on_request' }],
    outlets: 3,
    outletsByCity: [
      { city: 'Pune', outlets: 2 },
      { city: 'Mumbai', outlets: 1 },
    ],
  });
  expect(of('Kerala')).toMatchObject({
    status: 'taken',
    best: 'open',
    cities: [{ city: 'Kochi', status: 'open' }],
  });
  expect(of('Goa')).toMatchObject({ status: 'open', cities: [], outlets: 0 });
});

test('the status of a state is a sentence', () => {
  expect(stateText({ status: null, cities: [] })).toBe('Not offered');
  expect(stateText({ status: 'open', cities: [{ city: 'Mumbai', status: 'taken' }] })).toBe(
    'Open. Taken: Mumbai',
  );
  expect(
    stateText({
      status: null,
      cities: [
        { city: 'Pune', status: 'open' },
        { city: 'Nashik', status: 'open' },
      ],
    }),
  ).toBe('Open: Pune, Nashik');
});

test('a territory that no state contains is named apart', () => {
  expect(otherPlaces(listing({ territories: ['Pan India', 'Pune', 'Konkan coast', 'Goa'] }))).toEqual([
    { place: 'Konkan coast', status: 'open' },
  ]);
});

import {
  acceptedStates,
  canonicalPlace,
  type FranchiseDraft,
  noOutlets,
  type OutletView,
  panIndia,
  placesWithin,
  statesOfCity,
} from '@setu/contracts';
import type { DemoFranchise } from './demo-franchise';

type DemoOutlets = Pick<FranchiseDraft, keyof typeof noOutlets>;

/** The day of the numbers of the demo. */
const asOf = '2026-09-30';
/** Longest list of the demo. A brand with more outlets lists the first ones. */
const longestList = 90;

const localities = ['Station Road', 'MG Road', 'Main Bazaar', 'Ring Road', 'Old City', 'Civil Lines'];

const nth = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item;
const monthAfter = (year: number, months: number) =>
  new Date(Date.UTC(year, months, 1)).toISOString().slice(0, 7);

const statesOf = (place: string): string[] =>
  (acceptedStates as readonly string[]).includes(place) ? [place] : statesOfCity(place);

/** A state and one of its cities for each outlet: two of three are where the brand looks for franchisees. */
const placesOf = ({ n, territories }: DemoFranchise): { city: string; state: string }[] => {
  const homes = territories.map(canonicalPlace).flatMap(statesOf);
  const withCities = acceptedStates.filter((state) => placesWithin(state).length > 0);
  return Array.from({ length: longestList + 10 }, (_, index) => {
    const state = homes.length > 0 && index % 3 !== 2 ? nth(homes, index) : nth(withCities, index * 5 + n);
    const cities = placesWithin(state);
    return { city: cities.length > 0 ? nth(cities, Math.floor(index / 4)) : state, state };
  });
};

/** Open outlets, and those that closed in the last year. */
const listOf = (demo: DemoFranchise, founded: number, open: number, closed: number): OutletView[] => {
  const months = (2026 - founded) * 12 + 6;
  const inCity = new Map<string, number>();
  return placesOf(demo)
    .slice(0, open + closed)
    .map(({ city, state }, index) => {
      const nthOfCity = inCity.get(city) ?? 0;
      inCity.set(city, nthOfCity + 1);
      const isClosed = index >= open;
      const sinceFounding = Math.floor((index * months) / (open + closed));
      return {
        city,
        state,
        locality:
          nthOfCity === 0
            ? null
            : `${nth(localities, nthOfCity - 1)}${nthOfCity > localities.length ? ' 2' : ''}`,
        opened: isClosed ? `2023-0${1 + (index % 9)}` : monthAfter(founded, sinceFounding),
        closed: isClosed ? `2026-0${1 + (index % 9)}` : null,
      };
    });
};

/** Invented outlets and territories: some franchises disclose nothing, some only numbers, most a list too. */
export const outletsOf = (demo: DemoFranchise): DemoOutlets => {
  const { n, outlets, territories } = demo;
  if (n % 6 === 5 || outlets === 0) return noOutlets;
  const founded = 2009 + (n % 11);
  const own = Math.max(1, Math.round(outlets * (n % 2 === 0 ? 0.12 : 0.3)));
  const closed = Math.floor(outlets / 24);
  const numbers = {
    foundedYear: founded,
    ownOutlets: own,
    franchisedOutlets: outlets - own,
    closedOutlets: closed,
    outletsAsOf: asOf,
  };
  if (n % 3 === 0 && n !== 3) return { ...noOutlets, ...numbers };
  const listed = listOf(demo, founded, Math.min(outlets, longestList), closed);
  const homes = new Set([...territories].map(canonicalPlace).flatMap(statesOf));
  const elsewhere = [...new Set(listed.map(({ state }) => state))].filter((state) => !homes.has(state));
  const isEverywhere = territories.includes(panIndia);
  return {
    ...numbers,
    // One brand whose numbers do not fit its list.
    closedOutlets: n === 13 ? 0 : closed,
    outlets: listed,
    territoriesTaken: isEverywhere ? ['Goa'] : elsewhere.slice(0, 2),
    territoriesOnRequest: isEverywhere ? ['Ladakh'] : elsewhere.slice(2, 4),
  };
};

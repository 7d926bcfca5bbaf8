import { z } from 'zod';
import { acceptedStates, canonicalPlace, panIndia, placesWithin, statesOfCity } from '../market/location';
import { TagList } from '../values/text';
import { isOpen, type OutletView } from './outlets';

/** What a brand says about a territory, the most useful to an investor first. */
export const territoryStatuses = ['open', 'on_request', 'taken'] as const;
export type TerritoryStatus = (typeof territoryStatuses)[number];

export const territoryLabels: Readonly<Record<TerritoryStatus, string>> = {
  open: 'Open',
  on_request: 'On request',
  taken: 'Taken',
};

const Places = TagList().transform((places) => [...new Set(places.map(canonicalPlace))]);

/** Territories that are not open. Those that are open are the `territories` of the listing. */
export const territoryFields = {
  /** Places that the brand gives after a talk only. */
  territoriesOnRequest: Places.default([]),
  /** Places that are given away. */
  territoriesTaken: Places.refine(
    (places) => !places.includes(panIndia),
    'Name the states that are taken: Pan India cannot be',
  ).default([]),
};

/** The same fields of a reply; empty in replies of older releases. */
export const territoryLists = {
  territoriesOnRequest: z.array(z.string()).default([]),
  territoriesTaken: z.array(z.string()).default([]),
};

/** The territories of a listing by their status. */
export interface Territories {
  territories: readonly string[];
  territoriesOnRequest: readonly string[];
  territoriesTaken: readonly string[];
}

const listsOf = (of: Territories): readonly [TerritoryStatus, readonly string[]][] => [
  ['open', of.territories],
  ['on_request', of.territoriesOnRequest],
  ['taken', of.territoriesTaken],
];

/** A place with two statuses, as issues of the later list; empty when each has one. */
export const territoryProblems = (of: Territories): { path: string; message: string }[] => {
  const [open, onRequest, taken] = [of.territories, of.territoriesOnRequest, of.territoriesTaken].map(
    (places) => new Set(places.map(canonicalPlace)),
  );
  const repeated = (
    path: string,
    places: Set<string> | undefined,
    others: [string, Set<string> | undefined][],
  ) =>
    others.flatMap(([called, other]) =>
      [...(places ?? [])]
        .filter((place) => other?.has(place))
        .map((place) => ({
          path,
          message: `${place} is ${called} too. Remove it from one of the two lists`,
        })),
    );
  return [
    ...repeated('territoriesOnRequest', onRequest, [['open', open]]),
    ...repeated('territoriesTaken', taken, [
      ['open', open],
      ['on request', onRequest],
    ]),
  ];
};

/**
 * The places of a listing that are open or on request. A larger place of which a part is taken is replaced by its other parts, so that a
 * search for that part does not find it.
 */
export const availablePlaces = (of: Territories): string[] => {
  const taken = new Set(of.territoriesTaken.map(canonicalPlace));
  const without = (place: string): string[] => {
    if (taken.has(place)) return [];
    const parts = placesWithin(place);
    const hasTaken = parts.some(
      (part) => taken.has(part) || placesWithin(part).some((city) => taken.has(city)),
    );
    return hasTaken ? parts.flatMap(without) : [place];
  };
  return [...new Set([...of.territories, ...of.territoriesOnRequest].map(canonicalPlace).flatMap(without))];
};

/** A state or union territory with what the brand says about it. */
export interface StateOfListing {
  state: string;
  /** Of the state itself, or of Pan India; null when only some of its cities have one, or none. */
  status: TerritoryStatus | null;
  /** The best status in the state; null when nothing is said about it. */
  best: TerritoryStatus | null;
  /** Cities with a status of their own, other than that of the state. */
  cities: { city: string; status: TerritoryStatus }[];
  /** Listed open outlets. */
  outlets: number;
  /** Listed open outlets by city, most first. */
  outletsByCity: { city: string; outlets: number }[];
}

const counted = (names: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([one, many], [next, more]) => more - many || one.localeCompare(next));
};

/** Every state and union territory, in the order of their names, with its status and its listed open outlets. */
export const statesOfListing = (of: Territories & { outlets: readonly OutletView[] }): StateOfListing[] => {
  const statuses = new Map(
    listsOf(of).flatMap(([status, places]) =>
      places.map((place) => [canonicalPlace(place), status] as const),
    ),
  );
  const everywhere = statuses.get(panIndia) ?? null;
  const open = of.outlets.filter((outlet) => isOpen(outlet, null));
  return [...acceptedStates].sort().map((state) => {
    const status = statuses.get(state) ?? everywhere;
    const cities = [...statuses]
      .filter(([place, own]) => own !== status && place !== state && statesOfCity(place).includes(state))
      .map(([city, own]) => ({ city, status: own }));
    const said = [status, ...cities.map((city) => city.status)];
    const here = open.filter((outlet) => outlet.state === state);
    return {
      state,
      status,
      best: territoryStatuses.find((one) => said.includes(one)) ?? null,
      cities,
      outlets: here.length,
      outletsByCity: counted(here.map(({ city }) => city)).map(([city, outlets]) => ({ city, outlets })),
    };
  });
};

/** Places of a listing that no state contains, such as a region. */
export const otherPlaces = (of: Territories): { place: string; status: TerritoryStatus }[] =>
  listsOf(of).flatMap(([status, places]) =>
    places
      .map(canonicalPlace)
      .filter(
        (place) =>
          place !== panIndia &&
          !(acceptedStates as readonly string[]).includes(place) &&
          statesOfCity(place).length === 0,
      )
      .map((place) => ({ place, status })),
  );

/** `Open; Mumbai taken`, `Open in Pune and Nagpur`, or `Not offered`. */
export const stateText = ({ status, cities }: Pick<StateOfListing, 'status' | 'cities'>): string => {
  const of = territoryStatuses.flatMap((one) => {
    const named = cities.filter((city) => city.status === one).map(({ city }) => city);
    return named.length > 0 ? [`${territoryLabels[one]}: ${named.join(', ')}`] : [];
  });
  const said = [...(status === null ? [] : [territoryLabels[status]]), ...of];
  return said.length > 0 ? said.join('. ') : 'Not offered';
};

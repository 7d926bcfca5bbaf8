import { acceptedStates, panIndia, statesOfCity } from '../../market/places';
import { isOpen } from './outlet-claims';
import type { OutletView } from './outlets';

/** What a brand says about a territory, the most useful to an investor first. */
export const territoryStatuses = ['open', 'on_request', 'taken'] as const;
export type TerritoryStatus = (typeof territoryStatuses)[number];

export const territoryLabels: Readonly<Record<TerritoryStatus, string>> = {
  open: 'Open',
  on_request: 'On request',
  taken: 'Taken',
};

/** The territories of a listing by their status, by their stored names. */
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
    listsOf(of).flatMap(([status, places]) => places.map((place) => [place, status] as const)),
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

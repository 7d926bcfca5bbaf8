import { acceptedStates, canonicalPlace, panIndia } from '@setu/contracts';

const states = new Set<string>(acceptedStates);

/** A city as places are compared: aliases resolved, lower case; an address in Delhi lies in Delhi NCR. */
export const cityKey = (city: string): string => {
  const place = canonicalPlace(city);
  return (place === 'Delhi' ? 'Delhi NCR' : place).toLowerCase();
};

/** Places under the names we store, each once. */
export const canonicalPlaces = (places: readonly string[]): string[] => [
  ...new Set(places.map(canonicalPlace)),
];

/** Where something is looked for: in any of these cities or states, or anywhere. */
export interface PlaceFilter {
  isAnywhere: boolean;
  cityKeys: string[];
  states: string[];
}

/** @param locations places under the names we store */
export const matchingPlaces = (locations: readonly string[]): PlaceFilter => ({
  isAnywhere: locations.includes(panIndia),
  cityKeys: [...new Set(locations.map(cityKey))],
  states: locations.filter((location) => states.has(location)),
});

interface Located {
  city: string;
  state: string;
}

/** Which of the wanted locations a property lies in, the narrowest first; null when in none. */
export const locationOf = (locations: readonly string[], { city, state }: Located): string | null => {
  const key = cityKey(city);
  return (
    locations.find((location) => cityKey(location) === key) ??
    locations.find((location) => location === state) ??
    locations.find((location) => location === panIndia) ??
    null
  );
};

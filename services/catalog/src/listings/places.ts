import { acceptedStates, canonicalPlace, panIndia } from '@setu/contracts';

const states = new Set<string>(acceptedStates);

/** A city for comparison: aliases resolved, lower case. An address in Delhi is in Delhi NCR. */
export const cityKey = (city: string): string => {
  const place = canonicalPlace(city);
  return (place === 'Delhi' ? 'Delhi NCR' : place).toLowerCase();
};

/** Places by their stored names, without duplicates. */
export const canonicalPlaces = (places: readonly string[]): string[] => [
  ...new Set(places.map(canonicalPlace)),
];

/** The searched area: these cities and states, or anywhere. */
export interface PlaceFilter {
  isAnywhere: boolean;
  cityKeys: string[];
  states: string[];
}

/** @param locations places by their stored names */
export const matchingPlaces = (locations: readonly string[]): PlaceFilter => ({
  isAnywhere: locations.includes(panIndia),
  cityKeys: [...new Set(locations.map(cityKey))],
  states: locations.filter((location) => states.has(location)),
});

interface Located {
  city: string;
  state: string;
}

/** The narrowest desired location that contains a property; null when no location does. */
export const locationOf = (locations: readonly string[], { city, state }: Located): string | null => {
  const key = cityKey(city);
  return (
    locations.find((location) => cityKey(location) === key) ??
    locations.find((location) => location === state) ??
    locations.find((location) => location === panIndia) ??
    null
  );
};

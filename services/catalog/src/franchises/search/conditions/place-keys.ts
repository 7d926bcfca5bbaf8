import { canonicalPlace, matchingTerritories, placeNames, searchedPlace } from '@setu/contracts';

/** The keys of places under all their names, because a brand may have used a different name. */
const keysOf = (places: ReadonlySet<string>): string[] => {
  const otherNames = [...placeNames].filter(([, place]) => places.has(place)).map(([name]) => name);
  return [...new Set([...[...places].map((place) => place.toLowerCase()), ...otherNames])];
};

/** The keys of a place itself. */
export const ownPlaceKeys = (typed: string): string[] =>
  keysOf(new Set([searchedPlace(typed), canonicalPlace(typed)]));

/** The keys of every territory that a place of a filter or a search matches. */
export const placeKeys = (typed: string): string[] =>
  keysOf(new Set([...matchingTerritories(searchedPlace(typed)), canonicalPlace(typed)]));

import { canonicalPlace, matchingTerritories, placeNames, wantedPlace } from '@setu/contracts';

/**
 * The keys of every territory that a place of a filter or a search matches. Brands may have listed a place under another of
 * its names, so those count too.
 */
export const placeKeys = (typed: string): string[] => {
  const matching = new Set([...matchingTerritories(wantedPlace(typed)), canonicalPlace(typed)]);
  const otherNames = [...placeNames].filter(([, place]) => matching.has(place)).map(([name]) => name);
  return [...new Set([...[...matching].map((place) => place.toLowerCase()), ...otherNames])];
};

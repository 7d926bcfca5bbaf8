import { canonicalPlace, matchingTerritories } from '@setu/contracts';

const keys = (places: readonly string[]) => [...new Set(places.map((place) => place.toLowerCase()))];

/** Preferred locations for comparison in filters: aliases resolved, lower case, without duplicates. */
export const locationKeys = (locations: readonly string[]): string[] => keys(locations.map(canonicalPlace));

/** Keys that match a searched city: itself, its other names, its state, and Pan India. */
export const searchedKeys = (city: string): string[] => keys(matchingTerritories(city));

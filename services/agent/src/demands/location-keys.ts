import { canonicalPlace, matchingTerritories } from '@setu/contracts';

const keys = (places: readonly string[]) => [...new Set(places.map((place) => place.toLowerCase()))];

/** Preferred locations as filters compare them: aliases resolved, lower case, each once. */
export const locationKeys = (locations: readonly string[]): string[] => keys(locations.map(canonicalPlace));

/** The keys a wanted city matches: itself, its other names, its state, and Pan India. */
export const wantedKeys = (city: string): string[] => keys(matchingTerritories(city));

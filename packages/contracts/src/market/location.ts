import { otherNames, partsOfCities } from './gazetteer';
import { otherCities } from './other-cities';
import { acceptedStates, citiesIn, panIndia, popularCities } from './places';
import { foldText, nearestWords } from './spelling';

// Maps, because a typed place may be "constructor", which is a key of every object.
const aliases: ReadonlyMap<string, string> = new Map([
  ['bengaluru', 'Bangalore'],
  ['bombay', 'Mumbai'],
  ['madras', 'Chennai'],
  ['calcutta', 'Kolkata'],
  ['gurgaon', 'Delhi NCR'],
  ['gurugram', 'Delhi NCR'],
  ['noida', 'Delhi NCR'],
  ['ghaziabad', 'Delhi NCR'],
  ['faridabad', 'Delhi NCR'],
  ['new delhi', 'Delhi NCR'],
  ['vizag', 'Visakhapatnam'],
  ['poona', 'Pune'],
]);

const knownNames: readonly string[] = [
  ...popularCities,
  ...acceptedStates,
  ...Object.values(otherCities).flat(),
  panIndia,
];

const known = new Map(knownNames.map((place) => [place.toLowerCase(), place]));
for (const [typed, place] of Object.entries(otherNames)) known.set(typed, place);

const cityOfPart = new Map(
  Object.entries(partsOfCities).flatMap(([city, parts]) => parts.map((part) => [part.toLowerCase(), city])),
);

/**
 * The stored name of a typed place: in its known spelling, with aliases resolved, otherwise as typed (trimmed). Bengaluru is Bangalore, Gurgaon and Noida are Delhi NCR, and so on.
 */
export const canonicalPlace = (typed: string): string => {
  const place = typed.trim().replace(/\s+/g, ' ');
  const key = place.toLowerCase();
  return aliases.get(key) ?? known.get(key) ?? place;
};

/** All names of the same place, in lower case: those of an alias, and the place as typed. */
export const namesOfPlace = (typed: string): string[] => {
  const place = canonicalPlace(typed);
  const others = [...aliases].filter(([, name]) => name === place).map(([alias]) => alias);
  return [...new Set([place.toLowerCase(), typed.trim().toLowerCase(), ...others])];
};

const knownPlace = (typed: string): string | null => {
  const key = foldText(typed).trim().replace(/\s+/g, ' ');
  return aliases.get(key) ?? known.get(key) ?? cityOfPart.get(key) ?? null;
};

/**
 * The stored name of a searched place: like `canonicalPlace`, but a part of a city becomes its city. The first known part of
 * an address counts: `Andheri, Mumbai` and `Mumbai, Maharashtra` are Mumbai.
 */
export const searchedPlace = (typed: string): string => {
  const parts = typed.split(/[,/|]/);
  const found = [typed, ...parts].map(knownPlace).find((place) => place !== null);
  return found ?? canonicalPlace(typed);
};

/** True for a city, a state, a part of a large city, or an address that contains one. */
export const isKnownPlace = (typed: string): boolean => [typed, ...typed.split(/[,/|]/)].some(knownPlace);

/** Known places with a similar spelling, the most similar first; at most three. */
export const nearestPlaces = (typed: string): string[] => {
  const names = [...knownNames, ...aliases.keys(), ...Object.keys(otherNames), ...cityOfPart.keys()];
  return [...new Set(nearestWords(typed.trim(), names).map(searchedPlace))].slice(0, 3);
};

/** All names of places in lower case, with their stored names, to find places in a sentence. */
export const placeNames: ReadonlyMap<string, string> = new Map([...cityOfPart, ...known, ...aliases]);

/**
 * All territories that match a searched place: itself, the cities of a state, the states of a city, and Pan India. Cities of one state do not match each other.
 */
export const matchingTerritories = (wanted: string): string[] => {
  const place = canonicalPlace(wanted);
  const states = acceptedStates.filter((state) => citiesIn(state).includes(place));
  return [...new Set([place, ...citiesIn(place), ...states, panIndia])];
};

import { z } from 'zod';
import { canonicalPlace } from '../../market/location';
import { panIndia, placesWithin } from '../../market/places';
import { TagList } from '../../values/text';
import type { Territories } from './states-of-listing';

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

import { panIndia } from '@setu/contracts';
import { facets } from '../listing/facets';
import { ownPlaceKeys, placeKeys } from '../listing/place-keys';
import type { ReadSearch } from './read-search';
import { type TermQuery, termQuery } from './term-query';

/** SQL with its bindings. */
export interface Sql {
  sql: string;
  bindings: (string | number | string[])[];
}

const join = (parts: readonly Sql[], by: string): Sql => ({
  sql: `(${parts.map(({ sql }) => sql).join(` ${by} `)})`,
  bindings: parts.flatMap(({ bindings }) => bindings),
});

const words = (column: string, query: string): Sql => ({ sql: `${column} @@ ?::tsquery`, bindings: [query] });

/** True when a franchise contains the term anywhere. */
const has = ({ means, words: single, phrases }: TermQuery): Sql => {
  const found = words('search_words', means);
  if (phrases === null) return found;
  // An expression, because the index of trigrams would be read for a million rows; the words are found first.
  const beside: Sql = { sql: `(search_text || '') ~ ?`, bindings: [phrases] };
  return join([found, single === null ? beside : join([words('search_words', single), beside], 'or')], 'and');
};

const inCategory = ({ categories }: TermQuery): Sql => ({
  sql: 'business_category = any(?::text[])',
  bindings: [categories],
});

/** True when a franchise contains the term or a wider word, or has its category. */
const isNear = (query: TermQuery): Sql =>
  join(
    [
      has(query),
      ...(query.near === null ? [] : [words('search_words', query.near)]),
      ...(query.categories.length === 0 ? [] : [inCategory(query)]),
    ],
    'or',
  );

/** Bonus for a franchise of a term's category; less than the distance of two tiers of a title. */
const categoryPoints = 2;

/** A condition and the points of what fulfils it, unless it fulfils an earlier one. */
interface Tier {
  where: Sql;
  points: number;
  /** True when the rows of the search are known to fulfil it. */
  isImplied?: boolean;
}

/** Where a franchise has a term: in the title before the brand before the rest. */
const tiersOf = (query: TermQuery): Tier[] => [
  { where: words('title_words', query.typed), points: 20 },
  { where: words('title_words', query.begins), points: 17 },
  { where: words('title_words', query.means), points: 14 },
  { where: words('brand_words', query.begins), points: 11 },
  { where: words('brand_words', query.means), points: 9 },
  { where: has(query), points: 6, isImplied: true },
];

/** Relevance of a franchise for a term; 0 when it does not match. */
const points = (query: TermQuery): Sql => {
  const tiers: [Sql, number][] = tiersOf(query).map(({ where, points: value }) => [where, value]);
  if (query.near !== null)
    tiers.push([words('title_words', query.near), 4], [words('search_words', query.near), 2]);
  const fit: Sql = {
    sql: `case ${tiers.map(([{ sql }, value]) => `when ${sql} then ${value}`).join(' ')} else 0 end`,
    bindings: tiers.flatMap(([{ bindings }]) => bindings),
  };
  if (query.categories.length === 0) return fit;
  const { sql, bindings } = inCategory(query);
  return join([fit, { sql: `case when ${sql} then ${categoryPoints} else 0 end`, bindings }], '+');
};

type Place = ReadSearch['places'][number];

/** Matches a place like the location filter, or by its name in the title, because a brand may be named after a place. */
const isThere = ({ name, typed }: Place): Sql =>
  join(
    [
      { sql: `${facets} && ?::text[]`, bindings: [placeKeys(name)] },
      words('title_words', termQuery({ typed, synonyms: [], isMeantAsPlace: false, from: 0, to: 0 }).typed),
    ],
    'or',
  );

/** Franchises that name the place come before those of its state or cities, and these before those open everywhere. */
const placeTiers = ({ name }: Place): Tier[] => {
  const anyOf = (keys: string[]): Sql => ({ sql: `${facets} && ?::text[]`, bindings: [keys] });
  const wider = placeKeys(name).filter((key) => key !== panIndia.toLowerCase());
  return [
    { where: anyOf(ownPlaceKeys(name)), points: 4 },
    { where: anyOf(wider), points: 2 },
  ];
};

const placePoints = (place: Place): Sql => {
  const tiers = placeTiers(place);
  return {
    sql: `case ${tiers.map(({ where, points: value }) => `when ${where.sql} then ${value}`).join(' ')} else 0 end`,
    bindings: tiers.flatMap(({ where }) => where.bindings),
  };
};

/** Which parts of a search count. */
export interface Scope {
  terms: 'all' | 'any';
  matchesBudget: boolean;
  matchesPlaces: boolean;
}

/** Conditions of a search; empty when the search has none. */
export const conditionsOf = (search: ReadSearch, scope: Scope): Sql[] => {
  const queries = search.terms.map(termQuery);
  const conditions =
    scope.terms === 'all' ? queries.map(has) : queries.length > 0 ? [join(queries.map(isNear), 'or')] : [];
  // Any of the places matches, as in `gym pune mumbai`.
  if (scope.matchesPlaces && search.places.length > 0)
    conditions.push(join(search.places.map(isThere), 'or'));
  if (scope.matchesBudget && search.budget) {
    // Ranges must overlap, as in the filter.
    const { min, max } = search.budget;
    if (max !== undefined) conditions.push({ sql: 'min_investment <= ?::numeric', bindings: [max] });
    if (min !== undefined) conditions.push({ sql: 'max_investment >= ?::numeric', bindings: [min] });
  }
  return conditions;
};

/** Relevance of a franchise for the whole search, an integer; higher is better. */
export const relevanceOf = (search: ReadSearch): Sql => {
  const parts = [...search.terms.map((term) => points(termQuery(term))), ...search.places.map(placePoints)];
  return parts.length === 0 ? { sql: '0', bindings: [] } : join(parts, '+');
};

/** Rows of one relevance: what they fulfil beyond the search itself, and what they do not. */
export interface RankGroup {
  relevance: number;
  fulfils: Sql[];
  fulfilsNot: Sql[];
}

const otherwise = (tiers: readonly Tier[]): Tier[] => [
  ...tiers,
  { where: { sql: 'true', bindings: [] }, points: 0, isImplied: true },
];
const isSame = (one: Sql, other: Sql) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The rows of a search for all its terms, split by where each term and place stands, the most relevant first. A group is found
 * by an index and has one relevance, so that a page of a common word needs no sorting of all its rows.
 */
export const rankGroups = (search: ReadSearch): RankGroup[] => {
  const parts: Tier[][] = search.terms.flatMap((term) => {
    const query = termQuery(term);
    const tiers = tiersOf(query);
    const distinct = tiers.filter(
      ({ where }, index) => tiers.findIndex((tier) => isSame(tier.where, where)) === index,
    );
    const category = otherwise([{ where: inCategory(query), points: categoryPoints }]);
    return query.categories.length === 0 ? [distinct] : [distinct, category];
  });
  parts.push(...search.places.map((place) => otherwise(placeTiers(place))));
  let groups: RankGroup[] = [{ relevance: 0, fulfils: [], fulfilsNot: [] }];
  for (const tiers of parts)
    groups = groups.flatMap((group) =>
      tiers.map(({ where, points: value, isImplied }, index) => ({
        relevance: group.relevance + value,
        fulfils: isImplied ? group.fulfils : [...group.fulfils, where],
        fulfilsNot: [...group.fulfilsNot, ...tiers.slice(0, index).map((tier) => tier.where)],
      })),
    );
  return groups.sort((one, other) => other.relevance - one.relevance);
};

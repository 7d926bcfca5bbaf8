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
  const beside: Sql = { sql: 'search_text ~ ?', bindings: [phrases] };
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

/** Relevance of a franchise for a term: title before brand before the rest; 0 when it does not match. */
const points = (query: TermQuery): Sql => {
  const tiers: [Sql, number][] = [
    [words('title_words', query.typed), 20],
    [words('title_words', query.begins), 17],
    [words('title_words', query.means), 14],
    [words('brand_words', query.begins), 11],
    [words('brand_words', query.means), 9],
    [has(query), 6],
  ];
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
const placePoints = ({ name }: Place): Sql => ({
  sql: 'case when territory_keys && ?::text[] then 4 when territory_keys && ?::text[] then 2 else 0 end',
  bindings: [ownPlaceKeys(name), placeKeys(name).filter((key) => key !== panIndia.toLowerCase())],
});

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

import type { ReadSearch } from '../text/read-search';
import { type TermQuery, typedQuery } from '../text/term-query';
import type { ComparableSearch } from '../words/known-words';
import { facets } from './facets';
import { placeKeys } from './place-keys';
import { join, type Sql, words } from './sql';

/** True when a franchise contains the term anywhere. */
export const has = ({ means, words: single, phrases }: TermQuery): Sql => {
  const found = words('search_words', means);
  if (phrases === null) return found;
  // An expression, so that the planner finds the words first instead of reading the trigram index for a million rows.
  const beside: Sql = { sql: `(search_text || '') ~ ?`, bindings: [phrases] };
  return join([found, single === null ? beside : join([words('search_words', single), beside], 'or')], 'and');
};

const inCategory = ({ categories }: TermQuery): Sql => ({
  sql: 'business_category = any(?::text[])',
  bindings: [categories],
});

const either = (one: string | null, other: string | null) =>
  [one, other].filter((query) => query !== null).join(' | ') || null;

/** True when a franchise contains the term or a wider word, or has its category. */
const isNear = (query: TermQuery): Sql => {
  const { means, words: single, near, categories } = query;
  const found = has({ ...query, means: either(means, near) ?? means, words: either(single, near) });
  return categories.length === 0 ? found : join([found, inCategory(query)], 'or');
};

/** Matches a place like the location filter, or by its name in the title, because a brand may be named after a place. */
const isThere = ({ name, typed }: ReadSearch['places'][number]): Sql =>
  join(
    [{ sql: `${facets} && ?::text[]`, bindings: [placeKeys(name)] }, words('title_words', typedQuery(typed))],
    'or',
  );

/** True when a franchise contains a wider word of the term, or has its category. */
const isWider = (query: TermQuery): Sql =>
  join(
    [
      ...(query.near === null ? [] : [words('search_words', query.near)]),
      ...(query.categories.length === 0 ? [] : [inCategory(query)]),
    ],
    'or',
  );

/** Which parts of a search count. */
export interface Scope {
  /** `all`: all terms; `any`: any term, its wider words or its category; `wider`: only the wider words and the category of a term. */
  terms: 'all' | 'any' | 'wider';
  matchesBudget: boolean;
  matchesPlaces: boolean;
}

/** Conditions of a search except for its budget. */
export const conditionsOf = ({ terms, places }: ComparableSearch, scope: Scope): Sql[] => {
  const queries = terms.map(({ query }) => query);
  const anyOf = (condition: (query: TermQuery) => Sql) =>
    queries.length > 0 ? [join(queries.map(condition), 'or')] : [];
  const conditionsOfTerms = {
    all: () => queries.map(has),
    any: () => anyOf(isNear),
    wider: () => anyOf(isWider),
  };
  const conditions = conditionsOfTerms[scope.terms]();
  // Any of the places matches, as in `gym pune mumbai`.
  if (scope.matchesPlaces && places.length > 0) conditions.push(join(places.map(isThere), 'or'));
  return conditions;
};

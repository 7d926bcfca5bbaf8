import { panIndia } from '@setu/contracts';
import { facets, inAnyCategory } from '../conditions/facets';
import { ownPlaceKeys, placeKeys } from '../conditions/place-keys';
import { has, type Scope } from '../conditions/search-conditions';
import { isSame, join, type Sql, words } from '../conditions/sql';
import type { ReadSearch } from '../text/read-search';
import { findsNothing, type TermQuery } from '../text/term-query';
import type { ComparableSearch } from '../words/known-words';

/** A condition and the points of a franchise that fulfils it, unless it fulfils an earlier one. */
interface Tier {
  where: Sql;
  points: number;
}

/** What one term, category or place of a search adds to the relevance of a franchise. */
export interface RelevancePart {
  tiers: Tier[];
  /** Points of a franchise that fulfils no tier. */
  otherwise: number;
}

/** Bonus for a franchise of a term's category; less than the distance of two tiers of a title. */
const categoryPoints = 2;

const fulfillable = (tiers: readonly Tier[]): Tier[] =>
  tiers.filter(
    ({ where }, index) =>
      !where.bindings.includes(findsNothing) &&
      tiers.findIndex((tier) => isSame(tier.where, where)) === index,
  );

/** Where a franchise has a term: in the title before the brand before the rest, and then wider words. */
const termPart = (query: TermQuery, terms: Scope['terms']): RelevancePart => {
  const named: Tier[] = [
    { where: words('title_words', query.typed), points: 20 },
    { where: words('title_words', query.begins), points: 17 },
    { where: words('title_words', query.means), points: 14 },
    { where: words('brand_words', query.begins), points: 11 },
    { where: words('brand_words', query.means), points: 9 },
  ];
  const anywhere = 6;
  // The conditions of the search are fulfilled already.
  if (terms === 'all') return { tiers: fulfillable(named), otherwise: anywhere };
  const wider: Tier[] =
    query.near === null
      ? []
      : [
          { where: words('title_words', query.near), points: 4 },
          { where: words('search_words', query.near), points: 2 },
        ];
  const found = terms === 'wider' ? [] : [...named, { where: has(query), points: anywhere }];
  return { tiers: fulfillable([...found, ...wider]), otherwise: 0 };
};

/** Franchises that name the place come before those of its state or cities, and these before those open everywhere. */
const placePart = ({ name }: ReadSearch['places'][number]): RelevancePart => {
  const anyOf = (keys: string[]): Sql => ({ sql: `${facets} && ?::text[]`, bindings: [keys] });
  const wider = placeKeys(name).filter((key) => key !== panIndia.toLowerCase());
  return {
    tiers: [
      { where: anyOf(ownPlaceKeys(name)), points: 4 },
      { where: anyOf(wider), points: 2 },
    ],
    otherwise: 0,
  };
};

const categoryPart = (query: TermQuery): RelevancePart => ({
  tiers: [
    {
      where: inAnyCategory(query.categories),
      points: categoryPoints,
    },
  ],
  otherwise: 0,
});

/** What the relevance of a franchise for a search is the sum of. */
export const relevanceParts = ({ terms, places }: ComparableSearch, scope: Scope): RelevancePart[] => [
  ...terms.flatMap(({ query }) => [
    termPart(query, scope.terms),
    ...(query.categories.length === 0 ? [] : [categoryPart(query)]),
  ]),
  ...places.map(placePart),
];

/** The points of a part as SQL, an integer. */
export const pointsOf = ({ tiers, otherwise }: RelevancePart): Sql =>
  tiers.length === 0
    ? { sql: String(otherwise), bindings: [] }
    : {
        sql: `case ${tiers.map(({ where, points }) => `when ${where.sql} then ${points}`).join(' ')} else ${otherwise} end`,
        bindings: tiers.flatMap(({ where }) => where.bindings),
      };

/** Relevance of a franchise for the whole search, an integer; higher is better. */
export const relevanceOf = (parts: readonly RelevancePart[]): Sql =>
  parts.length === 0 ? { sql: '0', bindings: [] } : join(parts.map(pointsOf), '+');

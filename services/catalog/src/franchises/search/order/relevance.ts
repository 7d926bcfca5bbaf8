import { panIndia } from '@setu/contracts';
import { facets, inAnyCategory } from '../conditions/facets';
import { ownPlaceKeys, placeKeys } from '../conditions/place-keys';
import { has, type Scope } from '../conditions/search-conditions';
import { isSame, join, type Sql, words } from '../conditions/sql';
import type { ReadSearch } from '../text/read-search';
import { findsNothing, type TermQuery } from '../text/term-query';
import type { ComparableSearch } from '../words/known-words';

/** A condition, and the points of a franchise for which it is the first fulfilled condition. */
interface Tier {
  where: Sql;
  points: number;
}

/** The points that a term, category or place of a search adds to the relevance of a franchise. */
export interface RelevancePart {
  tiers: Tier[];
  /** Points of a franchise that fulfils no tier. */
  otherwise: number;
}

/** Bonus for a franchise of a term's category; less than the difference between two tiers of a title. */
const categoryPoints = 2;

const fulfillable = (tiers: readonly Tier[]): Tier[] =>
  tiers.filter(
    ({ where }, index) =>
      !where.bindings.includes(findsNothing) &&
      tiers.findIndex((tier) => isSame(tier.where, where)) === index,
  );

/** Points by where a franchise has a term: in the title, the brand, the rest, or as a wider word. */
const termPart = (query: TermQuery, terms: Scope['terms']): RelevancePart => {
  const named: Tier[] = [
    { where: words('title_words', query.typed), points: 20 },
    { where: words('title_words', query.begins), points: 17 },
    { where: words('title_words', query.means), points: 14 },
    { where: words('brand_words', query.begins), points: 11 },
    { where: words('brand_words', query.means), points: 9 },
  ];
  const anywhere = 6;
  // Every row already fulfils the conditions of the search.
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

/** Points by place: franchises that name the place, then those in its state or cities, then those open everywhere. */
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

/** The parts whose sum is the relevance of a franchise for a search. */
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

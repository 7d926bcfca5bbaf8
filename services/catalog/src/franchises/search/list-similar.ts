import { matchingTerritories } from '@setu/contracts';
import type { Actor, ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { Franchise, listedColumns } from '../franchise.model';
import { assertMaySee } from '../franchise.policy';
import { categoryFacet, facets } from './conditions/facets';

const similarLimit = 3;

type Condition = [sql: string, bindings: (string | string[])[]];

interface Choice {
  limit: number;
  /** Whether franchises of the same brand are left out. */
  ofOtherBrands?: boolean;
}

/**
 * Other listed franchises of the same category: first those with an overlapping investment and a common territory, then those
 * with an overlapping investment, then the rest; within each group the best rated first. Each group is a query that reads few rows of an
 * index, and later groups are read only when the earlier groups have too few.
 */
export const findSimilar = async (
  db: Knex,
  franchise: Franchise,
  { limit: most, ofOtherBrands = false }: Choice,
): Promise<Franchise[]> => {
  const { businessCategory, minInvestment, maxInvestment, territories, territoryKeys } = franchise;
  const places = [...new Set(territories.flatMap(matchingTerritories))].map((place) => place.toLowerCase());
  const overlaps = 'min_investment <= ?::numeric and max_investment >= ?::numeric';
  const range = [maxInvestment, minInvestment];
  const isThere = `${facets} && ?::text[]`;
  const rest: Condition = [`not (${overlaps})`, range];
  const groups: Condition[] = territoryKeys.includes('pan india')
    ? [[overlaps, range], rest]
    : [
        [`${overlaps} and ${isThere}`, [...range, places]],
        [`${overlaps} and not ${isThere}`, [...range, places]],
        rest,
      ];
  const best = (limit: number, [sql, bindings]: Condition): QueryBuilder<Franchise> =>
    Franchise.query(db)
      .select(listedColumns)
      .modify('listed')
      .where('business_category', businessCategory)
      .whereRaw(`${facets} @> ?::text[]`, [[categoryFacet(businessCategory)]])
      .whereNot('id', franchise.id)
      .modify((query) => {
        if (ofOtherBrands) query.whereNot('brand_id', franchise.brandId);
      })
      .whereRaw(sql, bindings)
      .orderByRaw('coalesce(rating, 0) desc, review_count desc, created_at desc, id desc')
      .limit(limit);
  const found: Franchise[] = [];
  for (const group of groups) {
    if (found.length === most) break;
    found.push(...(await best(most - found.length, group)));
  }
  return found;
};

/** Up to three franchises similar to one that the caller may see. */
export const makeListSimilar =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async (id: string, actor: Actor): Promise<Franchise[]> => {
    const franchise = await Franchise.query(db).findById(id);
    assertMaySee(actor, franchise);
    return findSimilar(db, franchise, { limit: similarLimit });
  };

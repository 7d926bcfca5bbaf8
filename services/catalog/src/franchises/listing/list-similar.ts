import { matchingTerritories } from '@setu/contracts';
import type { Actor, ServiceDeps } from '@setu/service-kit';
import { Franchise, listedColumns } from '../franchise.model';
import { assertMaySee } from '../franchise.policy';

const similarLimit = 3;

/**
 * Up to three other listed franchises of the same category: first those with an overlapping investment and a common territory,
 * then those with an overlapping investment, then the rest; within each group the best rated first.
 */
export const makeListSimilar =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async (id: string, actor: Actor): Promise<Franchise[]> => {
    const franchise = await Franchise.query(db).findById(id);
    assertMaySee(actor, franchise);
    const { businessCategory, minInvestment, maxInvestment, territories, territoryKeys } = franchise;
    const isEverywhere = territoryKeys.includes('pan india');
    const places = [...new Set(territories.flatMap(matchingTerritories))].map((place) => place.toLowerCase());
    const overlaps = 'min_investment <= ?::numeric and max_investment >= ?::numeric';
    const range = [maxInvestment, minInvestment];
    return Franchise.query(db)
      .select(listedColumns)
      .modify('listed')
      .where('business_category', businessCategory)
      .whereNot('id', id)
      .orderByRaw(`(${overlaps} and (?::boolean or territory_keys && ?::text[])) desc`, [
        ...range,
        isEverywhere,
        places,
      ])
      .orderByRaw(`(${overlaps}) desc`, range)
      .orderByRaw('coalesce(rating, 0) desc, review_count desc, created_at desc, id desc')
      .limit(similarLimit);
  };

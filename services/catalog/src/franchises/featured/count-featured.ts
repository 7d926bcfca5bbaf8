import type { Knex } from 'knex';
import { Franchise } from '../franchise.model';

/** Active featured franchises of a brand besides this one. Lock the brand first: the number holds while you do. */
export const countOtherFeatured = (
  trx: Knex.Transaction,
  brandId: string,
  franchiseId: string,
): Promise<number> =>
  Franchise.query(trx)
    .where({ brand_id: brandId, is_active: true, featured: true })
    .whereNot('id', franchiseId)
    .resultSize();

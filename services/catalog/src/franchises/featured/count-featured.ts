import type { Knex } from 'knex';
import { Franchise } from '../franchise.model';

/** Number of a brand's other active featured franchises. Lock the brand first, so that the number cannot change. */
export const countOtherFeatured = (
  trx: Knex.Transaction,
  brandId: string,
  franchiseId: string,
): Promise<number> =>
  Franchise.query(trx)
    .where({ brand_id: brandId, is_active: true, featured: true })
    .whereNot('id', franchiseId)
    .resultSize();

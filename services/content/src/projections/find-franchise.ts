import type { Knex } from 'knex';

/** Owner of a public franchise; undefined when the franchise is unknown or inactive. */
export const findShownFranchise = (db: Knex, id: string): Promise<{ brandId: string } | undefined> =>
  db('franchises').where({ id, is_active: true }).first('brand_id as brandId');

import type { Knex } from 'knex';

/** Owner of a franchise that is shown to the public; undefined when it is unknown here or inactive. */
export const findShownFranchise = (db: Knex, id: string): Promise<{ brandId: string } | undefined> =>
  db('franchises').where({ id, is_active: true }).first('brand_id as brandId');

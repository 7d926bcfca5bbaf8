import type { Knex } from 'knex';
import { BaseModel } from '../base-model';

/** Shown until identity's fact about a new brand has arrived. */
const nameUntilKnown = 'New brand';

/**
 * What catalog knows of a user who may own listings. Every user has a row, investors too: facts may come out of order,
 * and an older "is a brand" must meet the newer "is not". Version 0 is a row of our own making that any fact replaces.
 */
export class Brand extends BaseModel {
  static override tableName = 'brands';

  declare id: string;
  declare name: string;
  declare isBrand: boolean;
  declare version: number;
}

/** A brand's row, made under this name where there is none yet, and locked until the transaction ends. */
export const expectBrand = async (trx: Knex.Transaction, id: string, name: string): Promise<Brand> => {
  await Brand.query(trx).insert({ id, name, isBrand: true, version: 0 }).onConflict('id').ignore();
  return Brand.query(trx).findById(id).forNoKeyUpdate().throwIfNotFound();
};

/**
 * The brand's row, locked until the transaction ends: what a brand does to its listings happens one after the other.
 * A brand that identity has not told of yet gets a row, because the gateway vouches for its role.
 */
export const lockBrand = (trx: Knex.Transaction, id: string): Promise<Brand> =>
  expectBrand(trx, id, nameUntilKnown);

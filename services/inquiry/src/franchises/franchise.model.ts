import type { Knex } from 'knex';
import { BaseModel } from '../base-model';

/** A franchise, projected from catalog's events. */
export class FranchiseModel extends BaseModel {
  static override tableName = 'franchises';

  declare id: string;
  declare brandId: string;
  declare title: string;
  declare isActive: boolean;
  /** The lowest budget of an investor that the brand asks for, rupees. */
  declare lowestBudget: string | null;
  /** Catalog's version of the franchise. An older version never replaces a newer one. */
  declare version: number;
}

/** An active franchise; undefined when it is unknown or inactive. */
export const findActiveFranchise = (trx: Knex, id: string): Promise<FranchiseModel | undefined> =>
  FranchiseModel.query(trx).findById(id).where({ is_active: true }).execute();

import type { Knex } from 'knex';
import { BaseModel } from '../base-model';

/** A brand's property requirement, projected from catalog's events. */
export class RequirementModel extends BaseModel {
  static override tableName = 'requirements';

  declare id: string;
  declare brandId: string;
  declare title: string;
  declare isActive: boolean;
  /** Catalog's version of the requirement. An older version never replaces a newer one. */
  declare version: number;
}

/** An active requirement; undefined when it is unknown or inactive. */
export const findActiveRequirement = (trx: Knex, id: string): Promise<RequirementModel | undefined> =>
  RequirementModel.query(trx).findById(id).where({ is_active: true }).execute();

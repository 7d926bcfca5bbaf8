import type { Knex } from 'knex';
import { BaseModel } from '../base-model';

/** A property, projected from catalog's events. */
export class PropertyModel extends BaseModel {
  static override tableName = 'properties';

  declare id: string;
  declare providerId: string;
  declare title: string;
  declare isAvailable: boolean;
  /** Catalog's version of the property. An older version never replaces a newer one. */
  declare version: number;
}

/** An available property; undefined when it is unknown or not available. */
export const findAvailableProperty = (trx: Knex, id: string): Promise<PropertyModel | undefined> =>
  PropertyModel.query(trx).findById(id).where({ is_available: true }).execute();

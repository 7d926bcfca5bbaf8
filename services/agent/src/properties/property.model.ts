import type { Knex } from 'knex';
import { BaseModel } from '../base-model';

/** A property, projected from catalog's events. */
export class PropertyModel extends BaseModel {
  static override tableName = 'properties';

  declare id: string;
  declare providerId: string;
  declare title: string;
  declare city: string;
  declare isAvailable: boolean;
  /** Catalog's version of the property. An older version never replaces a newer one. */
  declare version: number;
}

/** A property of this provider; undefined when it is unknown or belongs to another provider. */
export const findPropertyOf = (
  trx: Knex,
  providerId: string,
  id: string,
): Promise<PropertyModel | undefined> =>
  PropertyModel.query(trx).findById(id).where({ provider_id: providerId }).execute();

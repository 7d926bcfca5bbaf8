import type { EventData, propertyListedV1 } from '@setu/contracts';
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

/** Upserts a property unless the stored version is newer. */
export const upsertProperty = async (
  trx: Knex.Transaction,
  { id, providerId, title, city, isAvailable, version }: EventData<typeof propertyListedV1>,
): Promise<void> => {
  await trx('properties')
    .insert({ id, provider_id: providerId, title, city, is_available: isAvailable, version })
    .onConflict('id')
    .merge()
    .whereRaw('excluded.version > properties.version');
};

/** A property of this provider; undefined when it is unknown or belongs to somebody else. */
export const findPropertyOf = (
  trx: Knex,
  providerId: string,
  id: string,
): Promise<PropertyModel | undefined> =>
  PropertyModel.query(trx).findById(id).where({ provider_id: providerId }).execute();

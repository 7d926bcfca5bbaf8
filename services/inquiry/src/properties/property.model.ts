import type { Knex } from 'knex';
import { BaseModel } from '../base-model';

/** A property as catalog's events tell it. */
export class PropertyModel extends BaseModel {
  static override tableName = 'properties';

  declare id: string;
  declare providerId: string;
  declare title: string;
  declare isAvailable: boolean;
  /** Catalog's version of the property: an older one never replaces a newer. */
  declare version: number;
}

type PropertyState = Pick<PropertyModel, 'id' | 'providerId' | 'title' | 'isAvailable' | 'version'>;

/** Takes over a property's state unless we know a newer one. */
export const upsertProperty = async (
  trx: Knex.Transaction,
  { id, providerId, title, isAvailable, version }: PropertyState,
): Promise<void> => {
  await trx('properties')
    .insert({ id, provider_id: providerId, title, is_available: isAvailable, version })
    .onConflict('id')
    .merge()
    .whereRaw('excluded.version > properties.version');
};

/** A property that can be had; undefined when it is unknown here or not available. */
export const findAvailableProperty = (trx: Knex, id: string): Promise<PropertyModel | undefined> =>
  PropertyModel.query(trx).findById(id).where({ is_available: true }).execute();

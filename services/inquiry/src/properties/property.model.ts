import { type ConsumedEvent, upsertIfNewer } from '@setu/service-kit';
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

type PropertyState = Pick<PropertyModel, 'id' | 'providerId' | 'title' | 'isAvailable' | 'version'>;

/** Upserts properties unless the stored versions are newer. */
export const upsertProperties = (
  trx: Knex.Transaction,
  events: readonly ConsumedEvent<PropertyState>[],
): Promise<void> =>
  upsertIfNewer(
    trx,
    'properties',
    events.map(({ data: { id, providerId, title, isAvailable, version } }) => ({
      id,
      provider_id: providerId,
      title,
      is_available: isAvailable,
      version,
    })),
  );

/** An available property; undefined when it is unknown or not available. */
export const findAvailableProperty = (trx: Knex, id: string): Promise<PropertyModel | undefined> =>
  PropertyModel.query(trx).findById(id).where({ is_available: true }).execute();

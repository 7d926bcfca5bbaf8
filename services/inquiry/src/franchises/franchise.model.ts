import type { EventData, franchiseCreatedV1 } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../base-model';

/** A franchise as catalog's events tell it. */
export class FranchiseModel extends BaseModel {
  static override tableName = 'franchises';

  declare id: string;
  declare brandId: string;
  declare title: string;
  declare isActive: boolean;
  /** Catalog's version of the franchise: an older one never replaces a newer. */
  declare version: number;
}

/** Takes over a franchise's state unless we know a newer one. */
export const upsertFranchise = async (
  trx: Knex.Transaction,
  { id, brandId, title, isActive, version }: EventData<typeof franchiseCreatedV1>,
): Promise<void> => {
  await trx('franchises')
    .insert({ id, brand_id: brandId, title, is_active: isActive, version })
    .onConflict('id')
    .merge()
    .whereRaw('excluded.version > franchises.version');
};

/** A franchise that takes inquiries; undefined when it is unknown here or inactive. */
export const findActiveFranchise = (trx: Knex, id: string): Promise<FranchiseModel | undefined> =>
  FranchiseModel.query(trx).findById(id).where({ is_active: true }).execute();

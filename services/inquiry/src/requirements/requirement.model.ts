import type { Knex } from 'knex';
import { BaseModel } from '../base-model';

/** A brand's property requirement as catalog's events tell it. */
export class RequirementModel extends BaseModel {
  static override tableName = 'requirements';

  declare id: string;
  declare brandId: string;
  declare title: string;
  declare isActive: boolean;
  /** Catalog's version of the requirement: an older one never replaces a newer. */
  declare version: number;
}

type RequirementState = Pick<RequirementModel, 'id' | 'brandId' | 'title' | 'isActive' | 'version'>;

/** Takes over a requirement's state unless we know a newer one. */
export const upsertRequirement = async (
  trx: Knex.Transaction,
  { id, brandId, title, isActive, version }: RequirementState,
): Promise<void> => {
  await trx('requirements')
    .insert({ id, brand_id: brandId, title, is_active: isActive, version })
    .onConflict('id')
    .merge()
    .whereRaw('excluded.version > requirements.version');
};

/** A requirement that is still looked for; undefined when it is unknown here or inactive. */
export const findActiveRequirement = (trx: Knex, id: string): Promise<RequirementModel | undefined> =>
  RequirementModel.query(trx).findById(id).where({ is_active: true }).execute();

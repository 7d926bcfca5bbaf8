import { product, type SiteSettings } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../base-model';

/** The single row of settings. */
export class SiteSettingsModel extends BaseModel {
  static override tableName = 'site_settings';

  declare id: 1;
  declare siteName: string;
  declare siteDescription: string;
  declare updatedAt: Date;
}

/** Name and description of the site: the product's own until an administrator changes them. */
export const readSettings = async (db: Knex): Promise<SiteSettings> => {
  const row = await SiteSettingsModel.query(db).findById(1);
  return {
    siteName: row?.siteName ?? product.name,
    siteDescription: row?.siteDescription ?? product.description,
  };
};

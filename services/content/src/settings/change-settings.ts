import type { SiteSettings, updateAdminSettings } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { readSettings, SiteSettingsModel } from './site-settings.model';

export interface SettingsDeps extends Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'> {
  /** @param text the action, which follows the administrator's name */
  recordChange: (trx: Knex.Transaction, by: SignedIn, text: string) => Promise<void>;
}

/** Changes the sent fields of the site's name and description, so that two administrators can change different fields. */
export const makeChangeSettings =
  ({ clock, inTransaction, recordChange }: SettingsDeps) =>
  (change: HandlerInput<typeof updateAdminSettings>, actor: SignedIn): Promise<SiteSettings> =>
    inTransaction(async (trx) => {
      const before = await readSettings(trx);
      if (Object.keys(change).length === 0) return before;
      const updatedAt = clock.now();
      await SiteSettingsModel.query(trx)
        .insert({ id: 1, ...before, updatedAt })
        .onConflict('id')
        .ignore();
      await SiteSettingsModel.query(trx)
        .findById(1)
        .patch({ ...change, updatedAt });
      await recordChange(trx, actor, 'changed the name or description of the site');
      return readSettings(trx);
    });

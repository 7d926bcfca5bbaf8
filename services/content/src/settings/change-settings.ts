import type { SiteSettings } from '@setu/contracts';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { readSettings, SiteSettingsModel } from './site-settings.model';

export interface SettingsDeps extends Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'> {
  /** @param text what was done, read after the administrator's name */
  recordChange: (trx: Knex.Transaction, by: SignedIn, text: string) => Promise<void>;
}

/** Changes name and description of the site. */
export const makeChangeSettings =
  ({ clock, inTransaction, recordChange }: SettingsDeps) =>
  (settings: SiteSettings, actor: SignedIn): Promise<SiteSettings> =>
    inTransaction(async (trx) => {
      await SiteSettingsModel.query(trx)
        .insert({ id: 1, ...settings, updatedAt: clock.now() })
        .onConflict('id')
        .merge();
      await recordChange(trx, actor, 'changed the name or description of the site');
      return readSettings(trx);
    });

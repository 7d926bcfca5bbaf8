import { siteSettingsChangedV1 } from '@setu/contracts';
import { feature, type ServiceDeps } from '@setu/service-kit';
import type { SettingsDeps } from './change-settings';
import { settingsRoutes } from './settings.routes';

interface Needs {
  recordChangeOf: (kind: 'settings', changed: typeof siteSettingsChangedV1) => SettingsDeps['recordChange'];
}

/** Name and description of the site. */
export const settings = feature({
  name: 'settings',
  needs: { recordChangeOf: 'activity' },
  build: (deps: ServiceDeps & Needs) => ({
    routes: settingsRoutes({ ...deps, recordChange: deps.recordChangeOf('settings', siteSettingsChangedV1) }),
  }),
});

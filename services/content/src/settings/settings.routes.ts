import { getAdminSettings, getSiteSettings, updateAdminSettings } from '@setu/contracts';
import { type Route, route } from '@setu/service-kit';
import { makeChangeSettings, type SettingsDeps } from './change-settings';
import { readSettings } from './site-settings.model';

export const settingsRoutes = (deps: SettingsDeps): Route[] => {
  const change = makeChangeSettings(deps);
  return [
    route(getSiteSettings, () => readSettings(deps.db)),
    route(getAdminSettings, () => readSettings(deps.db)),
    route(updateAdminSettings, change),
  ];
};

import { getMailSettings, saveMailSettings } from '@setu/contracts';
import { type Route, route, type ServiceDeps } from '@setu/service-kit';
import { mailSettingsOf, type makeSaveMailSettings } from './mail-settings.model';

interface Deps extends Pick<ServiceDeps, 'db'> {
  save: ReturnType<typeof makeSaveMailSettings>;
}

/** Calls with which people choose the topics of mails. */
export const mailSettingsRoutes = ({ db, save }: Deps): Route[] => [
  route(getMailSettings, (_input, { id }) => mailSettingsOf(db, id)),
  route(saveMailSettings, (change, { id }) => save(id, change)),
];

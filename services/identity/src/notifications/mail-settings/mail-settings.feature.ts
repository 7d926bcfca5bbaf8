import type { MailTopic } from '@setu/contracts';
import { feature, ownRows, type ServiceDeps } from '@setu/service-kit';
import { MailSettingsModel, makeSaveMailSettings, wantedTopics } from './mail-settings.model';
import { mailSettingsRoutes } from './mail-settings.routes';
import { makeUnsubscribeLinks } from './unsubscribe-link';

/**
 * Settings of mails about notifications.
 * @param keys sign the links that turn mail off; without keys there are no links
 */
export const makeMailSettings = (keys: readonly Buffer[]) =>
  feature({
    name: 'mail-settings',
    needs: { site: 'mail' },
    build: ({ site, ...deps }: ServiceDeps & { site: string }) => {
      const save = makeSaveMailSettings(deps);
      const unsubscribeLinks = keys.length > 0 ? makeUnsubscribeLinks(keys, site) : null;
      return {
        routes: mailSettingsRoutes({ ...deps, save }),
        ownData: [
          ownRows(MailSettingsModel, {
            kind: 'mail-settings',
            of: (rows, { id }) => rows.where('user_id', id),
            key: { column: 'user_id', property: 'userId' },
            content: ({ inquiries, assignments, listings, updatedAt }) => ({
              inquiries,
              assignments,
              listings,
              updatedAt,
            }),
          }),
        ],
        gives: {
          wantedTopics,
          unsubscribeLinks,
          turnOffMail: (userId: string, topics: readonly MailTopic[]) =>
            save(userId, Object.fromEntries(topics.map((topic) => [topic, false]))),
        },
      };
    },
  });

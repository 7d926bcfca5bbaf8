import type { MailTopic, UserRole } from '@setu/contracts';
import type { AddQueues } from '@setu/service-features/queues';
import { feature, olderThan, ownRows, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { IdentitySettings } from '../env';
import type { AddMails, QueueMail } from '../mail-kind';
import { makeAddNotification } from './add-notification';
import { AlternativesModel, makeAlternativesMail, makeKeepAlternatives } from './alternatives';
import type { UnsubscribeLinks } from './mail-settings/unsubscribe-link';
import { makeModerationMails, makeNotifyModerated } from './moderation-mails';
import { NotificationModel } from './notification.model';
import { makeNotificationMail } from './notification-mail';
import { makeNotificationConsumers } from './notifications.consumers';
import { notificationRoutes } from './notifications.routes';
import { makeNotificationMailQueue } from './queue-notification-mails';

/** Days for which notifications are listed. docs/retention.md gives the reason. */
const notificationDays = 90;
/** Days for which alternatives are stored, which is longer than their mail waits. */
const alternativesDays = 30;

interface Needs {
  addQueues: AddQueues;
  addMails: AddMails;
  queueMail: QueueMail;
  /** Address of the site, without a trailing slash. */
  site: string;
  isMailOn: boolean;
  lastMailAt: Parameters<typeof makeNotificationMailQueue>[0]['lastMailAt'];
  wakeBrowsers: (trx: Knex.Transaction, userId: string) => Promise<void>;
  findUser: (db: Knex, id: string) => Promise<{ email: string } | undefined>;
  lockUser: (trx: Knex.Transaction, id: string) => Promise<unknown>;
  lockUserOfNotifications: Parameters<typeof makeNotificationMailQueue>[0]['lockNextPerson'];
  findReachable: (db: Knex, id: string) => Promise<{ email: string; role: UserRole } | null>;
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  wantedTopics: (db: Knex, userId: string) => Promise<ReadonlySet<MailTopic>>;
  unsubscribeLinks: UnsubscribeLinks | null;
}

/** Notifications: the consumers that create them, the calls that read them, and mails about them. */
export const makeNotifications = ({ mailAfterMs }: IdentitySettings['notifications']) =>
  feature({
    name: 'notifications',
    needs: {
      addQueues: 'queues',
      addMails: 'mail',
      queueMail: 'mail',
      site: 'mail',
      isMailOn: 'mail',
      lastMailAt: 'mail',
      wakeBrowsers: 'push',
      findUser: 'users',
      lockUser: 'users',
      lockUserOfNotifications: 'users',
      findReachable: 'users',
      namesOf: 'users',
      wantedTopics: 'mail-settings',
      unsubscribeLinks: 'mail-settings',
    },
    build: (deps: ServiceDeps & Needs) => {
      const { db, queueMail, unsubscribeLinks: links } = deps;
      const lockPerson = async (trx: Knex.Transaction, id: string) =>
        (await deps.lockUser(trx, id)) !== undefined;
      const addNotification = makeAddNotification({ ...deps, mailAfterMs, lockPerson });
      const findReader = async (connection: Knex, id: string) => {
        const reader = await deps.findReachable(connection, id);
        return reader && { ...reader, topics: await deps.wantedTopics(connection, id) };
      };
      deps.addMails(
        makeModerationMails({
          ...deps,
          findEmail: async (id) => (await deps.findUser(db, id))?.email ?? null,
        }),
      );
      // Mails that can be turned off need an unsubscribe link, so without the key they are not sent.
      if (links)
        deps.addMails([
          makeNotificationMail({ ...deps, links, findReader }),
          makeAlternativesMail({ ...deps, links, findReader }),
        ]);
      deps.addQueues(() => {
        if (links && deps.isMailOn)
          return [
            makeNotificationMailQueue({ ...deps, lockNextPerson: deps.lockUserOfNotifications, findReader }),
          ];
        if (deps.isMailOn) deps.logger.warn('TWO_STEP_KEY is not set: notifications are not mailed');
        return [];
      });
      return {
        routes: notificationRoutes(deps),
        consumers: makeNotificationConsumers(
          addNotification,
          makeNotifyModerated(queueMail),
          makeKeepAlternatives({ lockPerson, queueMail: links ? queueMail : async () => undefined }),
        ),
        retention: [
          olderThan({ name: 'notifications', table: 'news', column: 'created_at', days: notificationDays }),
          olderThan({
            name: 'alternatives',
            table: 'alternatives',
            column: 'created_at',
            days: alternativesDays,
          }),
        ],
        ownData: [
          ownRows(AlternativesModel, {
            kind: 'alternatives',
            of: (rows, { id }) => rows.where('user_id', id),
            content: ({ title, franchises, createdAt }) => ({ title, franchises, createdAt }),
          }),
          ownRows(NotificationModel, {
            kind: 'notifications',
            of: (rows, { id }) => rows.where('user_id', id),
            content: ({ kind, aboutId, aboutKind, state, createdAt, readAt }) => ({
              kind,
              aboutId,
              aboutKind,
              state,
              createdAt,
              readAt,
            }),
          }),
        ],
        gives: {
          /** Notifies a brand that its verification changed. */
          notifyVerification: async (
            trx: Knex.Transaction,
            {
              userId,
              isVerified,
              decisionId,
              at,
            }: { userId: string; isVerified: boolean; decisionId: string; at: Date },
          ): Promise<unknown> =>
            addNotification(
              trx,
              {
                to: userId,
                kind: 'verification-changed',
                aboutId: userId,
                state: isVerified ? 'verified' : 'unverified',
              },
              { id: decisionId, time: at.toISOString() },
            ),
        },
      };
    },
  });

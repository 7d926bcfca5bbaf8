import {
  atFormerAddress,
  getFormerPushNotification,
  getNotificationSummary,
  getPushNotification,
  listMissedNotifications,
  listNotifications,
  type NotificationItem,
  notificationAddress,
  notificationText,
  readNotifications,
} from '@setu/contracts';
import {
  newestFirst,
  pagedReply,
  type Route,
  route,
  type ServiceDeps,
  type SignedIn,
} from '@setu/service-kit';
import type { z } from 'zod';
import {
  announcementOf,
  missedNotifications,
  type NotificationModel,
  notificationsOf,
  summaryOf,
} from './notification.model';
import { makeReadNotifications } from './read-notifications';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock'> {
  /** The public names of people; deleted accounts are missing. */
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** A notification for its recipient. */
const presentNotification = (
  notification: NotificationModel,
  names: ReadonlyMap<string, string>,
): z.input<typeof NotificationItem> => ({
  ...announcementOf(notification),
  id: notification.id,
  otherName: names.get(notification.otherId ?? '') ?? null,
  createdAt: notification.createdAt.toISOString(),
  isRead: notification.readAt !== null,
});

/** The newest unread notification for a push message; null when there is none, or only of unknown kinds. */
const newestUnread = async ({ db, namesOf }: Deps, { id, role }: SignedIn) => {
  const notification = await notificationsOf(db, id).whereNull('read_at').orderBy('sequence', 'desc').first();
  if (!notification) return null;
  const names = await namesOf(notification.otherId === null ? [] : [notification.otherId]);
  const text = notificationText({
    ...announcementOf(notification),
    otherName: names.get(notification.otherId ?? '') ?? null,
  });
  return text === null
    ? null
    : { id: notification.id, text, address: notificationAddress(notification, role) };
};

/** Calls for the notifications of the caller. */
export const notificationRoutes = (deps: Deps): Route[] => {
  const { db, clock, namesOf } = deps;
  const readNewest = async (actor: SignedIn) => {
    const [notification, { unread }] = await Promise.all([
      newestUnread(deps, actor),
      summaryOf(db, actor.id),
    ]);
    return { notification, unread };
  };
  const routes = [
    route(listNotifications, async ({ limit, cursor }, { id }) => {
      const { items, ...page } = await newestFirst(notificationsOf(db, id), { limit, cursor });
      const others = items.flatMap(({ otherId }) => (otherId === null ? [] : [otherId]));
      const names = await namesOf([...new Set(others)]);
      return pagedReply(
        listNotifications.path,
        { limit },
        { ...page, items: items.map((one) => presentNotification(one, names)) },
      );
    }),
    route(getNotificationSummary, (_input, { id }) => summaryOf(db, id)),
    route(listMissedNotifications, ({ after }, { id }) => missedNotifications(db, id, after)),
    route(readNotifications, makeReadNotifications({ db, clock })),
  ];
  return [
    ...routes,
    ...routes.map((one) => ({ ...one, endpoint: atFormerAddress(one.endpoint) })),
    route(getPushNotification, (_input, actor) => readNewest(actor)),
    route(getFormerPushNotification, async (_input, actor) => {
      const { notification, unread } = await readNewest(actor);
      return { news: notification, unread };
    }),
  ];
};

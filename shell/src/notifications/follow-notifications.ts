import {
  type AnnouncedNotification,
  getNotificationSummary,
  listNotifications,
  type NotificationKind,
  type NotificationSummary,
  readNotifications,
} from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import type { QueryClient, QueryMeta } from '@tanstack/react-query';
import { notifyRead } from './notification-channel';
import { startNotificationStream } from './notification-stream';
import { notificationSummary } from './notifications.queries';

/** Screen reader announcements of new notifications, without names, which are in the list. */
const headlines: Readonly<Record<NotificationKind, string>> = {
  'inquiry-received': 'New inquiry',
  'reply-received': 'New reply',
  'status-changed': 'An inquiry changed its status',
  'meeting-changed': 'A meeting changed',
  'inquiry-waiting': 'An inquiry waits for your answer',
  'offer-accepted': 'Your offer was accepted',
  'assignment-changed': 'An assignment changed',
  'verification-changed': 'Your verification changed',
  'listing-moderated': 'An administrator changed the visibility of a listing',
  'listing-unconfirmed': 'Please confirm that a listing is still open',
  'listing-reviewed': 'An administrator reviewed a listing',
  'franchisee-proof': 'News about an outlet',
  'followed-brand-listed': 'A brand that you follow listed a franchise',
  'franchisee-review': 'News about a review of a franchise',
  'webhook-failed': 'Your CRM does not accept inquiries',
};

/** Data that was read within this time after a notification may lack what it is about: clocks differ, and events take time, ms. */
const marginMs = 5_000;

/** Id of the item that a query shows, whose notifications are then read; remotes built before 28 November 2026 use the former name. */
const shownIn = (meta: QueryMeta | undefined) => meta?.readsNotificationsOf ?? meta?.readsNewsOf;

/**
 * Refreshes the number at the bell, the list, and queries of remotes when notifications arrive: the `meta` of each query lists the kinds
 * that change it. Notifications about open items, such as a thread, are marked as read.
 * @param announce announces a text to screen readers
 * @returns a function that stops it
 */
export const followNotifications = (
  client: QueryClient,
  userId: string,
  announce: (text: string) => void,
): (() => void) => {
  const { queryKey } = notificationSummary();
  let isFirst = true;
  const refreshChanged = (isMeant: (kinds: readonly string[]) => boolean) =>
    client.invalidateQueries({
      predicate: ({ meta }) => meta?.refreshedBy !== undefined && isMeant(meta.refreshedBy),
    });
  /** Whether shown data may have been read before the newest notification: it can arrive while the page loads. */
  const isOutdated = ({ newestAt }: NotificationSummary) =>
    client
      .getQueryCache()
      .findAll({ type: 'active', predicate: ({ meta }) => meta?.refreshedBy !== undefined })
      .some(({ state }) => Date.parse(newestAt ?? '') > state.dataUpdatedAt - marginMs);
  const refreshNotifications = () => {
    void client.invalidateQueries({ queryKey: [listNotifications.path] });
    // The bell sends no requests itself, so invalidating would not refresh it. After a failure the next notification refreshes it.
    client.fetchQuery({ ...notificationSummary(), staleTime: 0 }).catch(() => undefined);
  };

  const markRead = async (aboutId: string) => {
    try {
      client.setQueryData(queryKey, await api.call(readNotifications, { aboutId }));
      notifyRead(userId);
    } catch {
      // They stay unread in the list.
    }
  };
  const isOpen = (aboutId: string) =>
    document.visibilityState === 'visible' &&
    client.getQueryCache().findAll({ type: 'active', predicate: ({ meta }) => shownIn(meta) === aboutId })
      .length > 0;

  const follower = startNotificationStream({
    userId,
    readSummary: async (): Promise<NotificationSummary> => {
      const summary = await api.call(getNotificationSummary, {});
      client.setQueryData(queryKey, summary);
      if (isFirst && isOutdated(summary)) void refreshChanged(() => true);
      isFirst = false;
      return summary;
    },
    onNotification: ({ kind, aboutId }: AnnouncedNotification) => {
      void refreshChanged((kinds) => kinds.includes(kind));
      if (isOpen(aboutId)) void markRead(aboutId);
      else refreshNotifications();
      const headline = headlines[kind as NotificationKind];
      if (headline && document.visibilityState === 'visible') announce(headline);
    },
    onGap: () => {
      void refreshChanged(() => true);
      refreshNotifications();
    },
    onRead: refreshNotifications,
  });

  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    const aboutId = shownIn(query.meta);
    const { unread = 0 } = client.getQueryData<NotificationSummary>(queryKey) ?? {};
    if (type === 'observerAdded' && aboutId !== undefined && unread > 0) void markRead(aboutId);
  });
  const handleVisible = () => {
    if (document.visibilityState === 'visible') follower.check();
  };
  document.addEventListener('visibilitychange', handleVisible);
  return () => {
    document.removeEventListener('visibilitychange', handleVisible);
    unsubscribe();
    follower.stop();
  };
};

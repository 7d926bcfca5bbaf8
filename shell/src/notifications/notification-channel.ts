import type { AnnouncedNotification } from '@setu/contracts';
import { openChannel } from '../page/open-channel';

/** Messages between the tabs of a browser about the notifications of a user. */
export type NotificationMessage =
  | { kind: 'notification'; notification: AnnouncedNotification }
  | { kind: 'gap'; newest: number }
  | { kind: 'read' };

/** The name of a user's channel, and of the lock of the tab with the stream. */
export const notificationChannel = (userId: string): string => `notifications:${userId}`;

/** Notifies all tabs that notifications were read in this one. */
export const notifyRead = (userId: string): void => {
  const channel = openChannel(notificationChannel(userId));
  channel?.postMessage({ kind: 'read' } satisfies NotificationMessage);
  channel?.close();
};

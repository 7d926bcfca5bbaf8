import { randomUUID } from 'node:crypto';
import { formerNotificationAddedV1, type NotificationKind, notificationAddedV1 } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { announcementOf, NotificationModel, notificationsOf } from './notification.model';

/** A notification of an event for a person. */
export interface NotificationToAdd {
  /** The recipient; undefined when an event of an earlier release does not name the person. */
  to: string | undefined;
  kind: NotificationKind;
  aboutId: string;
  aboutKind?: string | undefined;
  state?: string;
  /** The person on the other side. */
  otherId?: string;
  /** Days in which the recipient gets no second notification of this kind, subject, state and person. Undefined without such a limit. */
  onceInDays?: number;
}

interface Deps extends Pick<ServiceDeps, 'clock' | 'recordEvent'> {
  /** Locks a person's row until the transaction ends. @returns false for an account that does not exist */
  lockPerson: (trx: Knex.Transaction, id: string) => Promise<boolean>;
  /** Sends push messages to the person's browsers, when the transaction commits. */
  wakeBrowsers: (trx: Knex.Transaction, userId: string) => Promise<void>;
  /** Time after which unread notifications are mailed, ms. */
  mailAfterMs: number;
}

/** Older events create no notification, ms: the first events of a new consumer happened before notifications existed. */
const longestDelayMs = 3 * 24 * 60 * 60 * 1000;

/** Events that arrive later are not mailed or pushed, ms. After a stop of the service they are only shown behind the bell. */
const longestMailDelayMs = 24 * 60 * 60 * 1000;

const dayMs = 24 * 60 * 60 * 1000;

/** Whether the recipient got the same notification in the last days. */
const isRepeated = async (
  trx: Knex.Transaction,
  { to, kind, aboutId, state, otherId, onceInDays }: NotificationToAdd & { to: string },
  now: Date,
): Promise<boolean> => {
  if (onceInDays === undefined) return false;
  const same = { kind, about_id: aboutId, state: state ?? null, other_id: otherId ?? null };
  const since = new Date(now.getTime() - onceInDays * dayMs);
  return (await notificationsOf(trx, to).where(same).where('created_at', '>', since).first()) !== undefined;
};

/**
 * Writes the notification of an event for a person and announces it to the person's notification streams. Does nothing when the event was
 * already handled, is old or repeats a notification, or the account does not exist. The person's row is locked, so that sequence numbers become visible in order.
 * @returns whether a notification was added
 */
export const makeAddNotification =
  ({ clock, recordEvent, lockPerson, wakeBrowsers, mailAfterMs }: Deps) =>
  async (
    trx: Knex.Transaction,
    notification: NotificationToAdd,
    { id: eventId, time }: { id: string; time: string },
  ): Promise<boolean> => {
    const { to, kind, aboutId, aboutKind, state, otherId } = notification;
    const now = clock.now();
    const delayMs = now.getTime() - Date.parse(time);
    if (to === undefined || to === otherId || delayMs > longestDelayMs) return false;
    if (!(await lockPerson(trx, to))) return false;
    if (await isRepeated(trx, { ...notification, to }, now)) return false;
    const row = await NotificationModel.query(trx)
      .insert({
        id: randomUUID(),
        userId: to,
        eventId,
        kind,
        aboutId,
        aboutKind: aboutKind ?? null,
        state: state ?? null,
        otherId: otherId ?? null,
        createdAt: now,
        mailDueAt: delayMs > longestMailDelayMs ? null : new Date(now.getTime() + mailAfterMs),
      })
      .onConflict(['event_id', 'user_id'])
      .ignore()
      .returning('*')
      .castTo<NotificationModel | undefined>();
    if (!row?.sequence) return false;
    if (delayMs <= longestMailDelayMs) await wakeBrowsers(trx, to);
    const announced = announcementOf(row);
    for (const added of [notificationAddedV1, formerNotificationAddedV1])
      await recordEvent(trx, added, to, { ...announced, userId: to, version: announced.sequence });
    return true;
  };

export type AddNotification = ReturnType<typeof makeAddNotification>;

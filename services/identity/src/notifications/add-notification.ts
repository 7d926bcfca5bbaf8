import { randomUUID } from 'node:crypto';
import { formerNotificationAddedV1, type NotificationKind, notificationAddedV1 } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { announcementOf, NotificationModel } from './notification.model';

/** A notification of an event for one person. */
export interface NotificationToAdd {
  /** Whom it is for; undefined when an event of an earlier release does not name the person. */
  to: string | undefined;
  kind: NotificationKind;
  aboutId: string;
  aboutKind?: string | undefined;
  state?: string;
  /** The person on the other side. */
  otherId?: string;
}

interface Deps extends Pick<ServiceDeps, 'clock' | 'recordEvent'> {
  /** Locks a person's row until the transaction ends. @returns false for an account that does not exist */
  lockPerson: (trx: Knex.Transaction, id: string) => Promise<boolean>;
  /** Sends push messages to the person's browsers, when the transaction commits. */
  wakeBrowsers: (trx: Knex.Transaction, userId: string) => Promise<void>;
  /** Time after which notifications that were not read are mailed, ms. */
  mailAfterMs: number;
}

/** Events that are older make no notification: what a new consumer reads first happened before there were notifications, ms. */
const longestDelayMs = 3 * 24 * 60 * 60 * 1000;

/** Events that arrive later are neither mailed nor pushed, ms: after a stop of the service they are behind the bell. */
const longestMailDelayMs = 24 * 60 * 60 * 1000;

/**
 * Writes the notification of an event for one person and announces it to the person's streams. Does nothing when the event was noted before, is
 * old, or the account is gone. The person's row is locked, so that sequences become visible in their order.
 * @returns whether there is a notification now that there was not before
 */
export const makeAddNotification =
  ({ clock, recordEvent, lockPerson, wakeBrowsers, mailAfterMs }: Deps) =>
  async (
    trx: Knex.Transaction,
    { to, kind, aboutId, aboutKind, state, otherId }: NotificationToAdd,
    { id: eventId, time }: { id: string; time: string },
  ): Promise<boolean> => {
    const now = clock.now();
    const delayMs = now.getTime() - Date.parse(time);
    if (to === undefined || to === otherId || delayMs > longestDelayMs) return false;
    if (!(await lockPerson(trx, to))) return false;
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

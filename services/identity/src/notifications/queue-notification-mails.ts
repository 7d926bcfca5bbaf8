import { randomUUID } from 'node:crypto';
import type { Queue } from '@setu/service-features/queues';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { QueueMail } from '../mail-kind';
import { NotificationModel, notificationsOf } from './notification.model';
import { isWanted, type NotificationReader, notificationMailKind } from './notification-mail';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'logger' | 'inTransaction'> {
  queueMail: QueueMail;
  /** Locks the row of the person whose mail has been due longest, and skips rows that are locked. */
  lockNextPerson: (
    trx: Knex.Transaction,
    due: (notifications: Knex.QueryBuilder) => Knex.QueryBuilder,
  ) => Promise<string | undefined>;
  /** The recipient of the mail; null when the person gets no mail. */
  findReader: (db: Knex, userId: string) => Promise<NotificationReader | null>;
  /** When the newest mail of a kind to a person was queued. */
  lastMailAt: (db: Knex, userId: string, kind: string) => Promise<Date | null>;
}

/**
 * Minimum time between two mails about notifications to a person, ms, so that an absent person gets a list and not a mail for each reply.
 */
const betweenMailsMs = 60 * 60 * 1_000;
/** Older notifications are not mailed, ms, so that a stop of the service does not cause a flood of mails. */
const oldestMailedMs = 24 * 60 * 60 * 1_000;
/** People in one round. */
const mostPeople = 100;
/** Old notifications in one round. */
const mostOld = 1_000;

/** Queues the mail of a person whose notifications are due, in the transaction that marks them. @returns false when nothing is due */
const makeQueueOne =
  ({ clock, inTransaction, queueMail, lockNextPerson, findReader, lastMailAt }: Deps) =>
  (): Promise<boolean> =>
    inTransaction(async (trx) => {
      const now = clock.now();
      const userId = await lockNextPerson(trx, (notifications) =>
        notifications
          .where('news.mail_due_at', '<=', now)
          .whereNull('news.read_at')
          .orderBy('news.mail_due_at'),
      );
      if (userId === undefined) return false;
      const waiting = () => notificationsOf(trx, userId).whereNotNull('mail_due_at').whereNull('read_at');
      // Another process may have handled them between the query and the lock.
      if (!(await waiting().where('mail_due_at', '<=', now).first())) return true;
      const last = await lastMailAt(trx, userId, notificationMailKind);
      const next = new Date((last?.getTime() ?? 0) + betweenMailsMs);
      if (next > now) {
        await waiting().patch({ mailDueAt: next });
        return true;
      }
      const reader = await findReader(trx, userId);
      const notifications = await waiting().select('id', 'kind');
      const wanted = reader ? notifications.filter((one) => isWanted(one, reader)).map(({ id }) => id) : [];
      if (wanted.length > 0) {
        const mailId = randomUUID();
        await queueMail(trx, {
          kind: notificationMailKind,
          cause: `${notificationMailKind}:${mailId}`,
          to: { userId },
        });
        await notificationsOf(trx, userId).whereIn('id', wanted).patch({ mailId, mailDueAt: null });
      }
      await waiting().patch({ mailDueAt: null });
      return true;
    });

const dueNotifications = (db: Knex, now: Date) =>
  NotificationModel.query(db).select('id').where('mail_due_at', '<=', now).whereNull('read_at');

/** Clears the due time of notifications that are too old to be mailed. */
const forgetOld = async ({ db, clock }: Deps): Promise<void> => {
  const now = clock.now();
  const before = new Date(now.getTime() - oldestMailedMs);
  const old = dueNotifications(db, now)
    .where('created_at', '<', before)
    .orderBy('mail_due_at')
    .limit(mostOld)
    .forUpdate()
    .skipLocked();
  await NotificationModel.query(db).whereIn('id', old).patch({ mailDueAt: null });
};

/** Queues the mails that are due, for a limited number of people. */
export const makeQueueNotificationMails = (deps: Deps) => {
  const queueOne = makeQueueOne(deps);
  return async (): Promise<void> => {
    await forgetOld(deps);
    for (let n = 0; n < mostPeople; n += 1) if (!(await queueOne())) return;
  };
};

/** The queue of unread notifications for which mails must be queued. */
export const makeNotificationMailQueue = (deps: Deps): Queue => ({
  name: 'mail about notifications',
  due: (db) => dueNotifications(db, deps.clock.now()).toKnexQuery(),
  work: makeQueueNotificationMails(deps),
});

import {
  type AnnouncedNotification,
  mostMissedNotifications,
  mostUnreadNotifications,
  type NotificationSummary,
} from '@setu/contracts';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { BaseModel } from '../base-model';

/** A notification of a person. */
export class NotificationModel extends BaseModel {
  static override tableName = 'news';

  declare id: string;
  /** Sequence number among all notifications, as text, because the column is a bigint. */
  declare sequence: string;
  /** The recipient. */
  declare userId: string;
  /** The event that created it. */
  declare eventId: string;
  declare kind: string;
  declare aboutId: string;
  declare aboutKind: string | null;
  declare state: string | null;
  /** The person on the other side. */
  declare otherId: string | null;
  declare createdAt: Date;
  declare readAt: Date | null;
  /** When a mail about it is due unless it is read before; null when no mail is due. */
  declare mailDueAt: Date | null;
  /** The mail that lists it. */
  declare mailId: string | null;
}

/** The notifications of a person. */
export const notificationsOf = (db: Knex, userId: string): QueryBuilder<NotificationModel> =>
  NotificationModel.query(db).where({ user_id: userId });

/** What a notification stream sends. */
export const announcementOf = (notification: NotificationModel): AnnouncedNotification => ({
  sequence: Number(notification.sequence),
  kind: notification.kind,
  aboutId: notification.aboutId,
  aboutKind: notification.aboutKind,
  state: notification.state,
});

/** The notifications of a person after a sequence number, oldest first. */
export const missedNotifications = async (
  db: Knex,
  userId: string,
  after: number,
): Promise<AnnouncedNotification[]> => {
  const missed = await notificationsOf(db, userId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(mostMissedNotifications);
  return missed.map(announcementOf);
};

/** Counts unread notifications, up to a limit. */
export const summaryOf = async (db: Knex, userId: string): Promise<NotificationSummary> => {
  const [unread, newest] = await Promise.all([
    notificationsOf(db, userId)
      .whereNull('read_at')
      .select('id')
      .limit(mostUnreadNotifications + 1),
    notificationsOf(db, userId).orderBy('sequence', 'desc').first(),
  ]);
  return {
    unread: Math.min(unread.length, mostUnreadNotifications),
    isUnreadBound: unread.length > mostUnreadNotifications,
    newest: Number(newest?.sequence ?? 0),
    newestAt: newest?.createdAt.toISOString() ?? null,
  };
};

import { endpoint, Paging, raw } from '@setu/protocol';
import { z } from 'zod';
import { Instant } from '../../values/ids';

/** Kinds of notifications. Later releases have more, so a reader skips unknown kinds. */
export const notificationKinds = [
  'inquiry-received',
  'reply-received',
  'status-changed',
  'inquiry-waiting',
  'meeting-changed',
  'offer-accepted',
  'assignment-changed',
  'verification-changed',
  'listing-moderated',
  'listing-unconfirmed',
  'listing-reviewed',
  'franchisee-proof',
  'franchisee-review',
  'followed-brand-listed',
  'webhook-failed',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Unread notifications are counted up to this number. */
export const mostUnreadNotifications = 99;
/** Maximum number of missed notifications in one reply. */
export const mostMissedNotifications = 100;

/** A notification for the reader. It contains no text: the client makes it from these fields. */
export const NotificationItem = z.object({
  id: z.guid(),
  /** Position among all notifications; increases with time, with gaps. A stream resumes after it. */
  sequence: z.int().positive(),
  /** One of `notificationKinds`; a string, because later releases have more. */
  kind: z.string(),
  /** Id of the subject: an inquiry, an assignment, a listing, or the reader. Of a proof or a review, it is the franchise. */
  aboutId: z.guid(),
  /** Kind of the inquiry or listing; null for anything else. */
  aboutKind: z.string().nullable(),
  /**
   * The new state: a status, `confirmed`, `verified`, `unverified`, `hidden`, `shown`, `asked`, `closed`, `approved`, `returned`, the state
   * of a meeting or of a proof, the change of a review, or how long the sender has waited; null when nothing changed.
   */
  state: z.string().nullable(),
  /** Name of the person on the other side; null when there is no such person, or the account was deleted. */
  otherName: z.string().nullable(),
  createdAt: Instant,
  isRead: z.boolean(),
});
export type NotificationItem = z.output<typeof NotificationItem>;

export const listNotifications = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/notifications',
  summary: 'Lists the notifications of the signed-in user of the last 90 days, newest first.',
  access: 'signed-in',
  onBehalf: true,
  query: Paging,
  response: { 200: z.array(NotificationItem) },
  errors: ['validation_failed', 'invalid_cursor'],
});

export const NotificationSummary = z.object({
  /** Unread notifications; `mostUnreadNotifications` at most. */
  unread: z.int().min(0),
  /** True when there are more unread notifications than `unread`. */
  isUnreadBound: z.boolean(),
  /** Sequence of the newest notification, after which a stream begins; 0 without any. */
  newest: z.int().min(0),
  /** When the newest was created; null without any. Services before 30 November 2026 leave it out. */
  newestAt: z.iso.datetime().nullable().optional(),
});
export type NotificationSummary = z.output<typeof NotificationSummary>;

export const getNotificationSummary = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/notifications/summary',
  summary: `Counts the unread notifications of the signed-in user, ${mostUnreadNotifications} at most.`,
  access: 'signed-in',
  onBehalf: true,
  response: { 200: NotificationSummary },
});

/** A notification as it is sent by a stream and by the event. */
export const AnnouncedNotification = NotificationItem.pick({
  sequence: true,
  kind: true,
  aboutId: true,
  aboutKind: true,
  state: true,
});
export type AnnouncedNotification = z.output<typeof AnnouncedNotification>;

const After = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const listMissedNotifications = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/notifications/missed',
  summary: `Lists the notifications of the signed-in user after a place, oldest first, at most ${mostMissedNotifications}. For streams that resume.`,
  access: 'signed-in',
  onBehalf: true,
  query: z.object({ after: After }),
  response: { 200: z.array(AnnouncedNotification) },
  errors: ['validation_failed'],
});

/** Which notifications were read: some, all about a subject, or all up to a sequence number. */
export const NotificationsRead = z.union(
  [
    z.object({ ids: z.array(z.guid()).min(1).max(100) }).strict(),
    z.object({ aboutId: z.guid() }).strict(),
    z.object({ upTo: z.int().min(1) }).strict(),
  ],
  { error: 'Give `ids`, `aboutId` or `upTo`' },
);

export const readNotifications = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/notifications/read',
  summary:
    'Marks notifications of the signed-in user as read: those with the ids, all about a subject, or all up to a sequence. Notifications of others are not changed.',
  access: 'signed-in',
  onBehalf: true,
  body: NotificationsRead,
  response: { 200: NotificationSummary },
  errors: ['validation_failed'],
});

export const streamNotifications = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/notifications/stream',
  summary:
    'Sends the notifications of the signed-in user as they come, as server-sent events. `after` or the header Last-Event-ID names the sequence after which it resumes. The gateway answers this call.',
  access: 'signed-in',
  onBehalf: true,
  query: z.object({ after: After.optional() }),
  response: { 200: raw('text/event-stream') },
  errors: ['validation_failed', 'too_many_streams'],
});

/** The same call at the address that releases before 28 November 2026 use. */
export const atFormerAddress = <Call extends { path: string }>(call: Call): Call => ({
  ...call,
  path: call.path.replace('/api/notifications', '/api/news'),
});

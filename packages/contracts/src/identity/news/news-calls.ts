import { endpoint, Paging, raw } from '@setu/protocol';
import { z } from 'zod';
import { Instant } from '../../values/ids';

/** What people get news of. Later releases have more, so a reader skips kinds that it does not know. */
export const newsKinds = [
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
] as const;
export type NewsKind = (typeof newsKinds)[number];

/** Unread news are counted up to this number. */
export const mostUnreadNews = 99;
/** News that one reply about missed ones contains at most. */
export const mostMissedNews = 100;

/** One thing that happened and concerns the reader. It holds no text: the reader makes it from these fields. */
export const NewsItem = z.object({
  id: z.guid(),
  /** Place among all news; grows with time, with gaps. A stream resumes after it. */
  sequence: z.int().positive(),
  /** One of `newsKinds`; a string, because later releases have more. */
  kind: z.string(),
  /** What it is about: an inquiry, an assignment, a listing, or the reader. */
  aboutId: z.guid(),
  /** Kind of the inquiry or listing; null for anything else. */
  aboutKind: z.string().nullable(),
  /** What it became: a status, `confirmed`, `verified`, `unverified`, `hidden`, `shown`, `asked`, `closed`, `approved`, `returned`, the state of a meeting, or how long somebody has waited; null when nothing changed. */
  state: z.string().nullable(),
  /** Name of the person on the other side; null when there is none, or the account was deleted. */
  otherName: z.string().nullable(),
  createdAt: Instant,
  isRead: z.boolean(),
});
export type NewsItem = z.output<typeof NewsItem>;

export const listNews = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/news',
  summary: 'Lists the news of the signed-in user of the last 90 days, newest first.',
  access: 'signed-in',
  onBehalf: true,
  query: Paging,
  response: { 200: z.array(NewsItem) },
  errors: ['validation_failed', 'invalid_cursor'],
});

export const NewsSummary = z.object({
  /** Unread news; `mostUnreadNews` at most. */
  unread: z.int().min(0),
  /** True when there are more unread news than `unread`. */
  isUnreadBound: z.boolean(),
  /** Sequence of the newest news, after which a stream begins; 0 without any. */
  newest: z.int().min(0),
});
export type NewsSummary = z.output<typeof NewsSummary>;

export const getNewsSummary = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/news/summary',
  summary: `Counts the unread news of the signed-in user, ${mostUnreadNews} at most.`,
  access: 'signed-in',
  onBehalf: true,
  response: { 200: NewsSummary },
});

/** A news item as a stream sends it, and as the event says it. */
export const AnnouncedNews = NewsItem.pick({
  sequence: true,
  kind: true,
  aboutId: true,
  aboutKind: true,
  state: true,
});
export type AnnouncedNews = z.output<typeof AnnouncedNews>;

const After = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const listMissedNews = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/news/missed',
  summary: `Lists the news of the signed-in user after a place, oldest first, at most ${mostMissedNews}. For streams that resume.`,
  access: 'signed-in',
  onBehalf: true,
  query: z.object({ after: After }),
  response: { 200: z.array(AnnouncedNews) },
  errors: ['validation_failed'],
});

/** Which news were read: some, all about a subject, or all up to a place. */
export const NewsRead = z.union(
  [
    z.object({ ids: z.array(z.guid()).min(1).max(100) }).strict(),
    z.object({ aboutId: z.guid() }).strict(),
    z.object({ upTo: z.int().min(1) }).strict(),
  ],
  { error: 'Give `ids`, `aboutId` or `upTo`' },
);

export const readNews = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/news/read',
  summary:
    'Marks news of the signed-in user as read: those with the ids, all about a subject, or all up to a sequence. News of others are not changed.',
  access: 'signed-in',
  onBehalf: true,
  body: NewsRead,
  response: { 200: NewsSummary },
  errors: ['validation_failed'],
});

export const streamNews = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/news/stream',
  summary:
    'Sends the news of the signed-in user as they come, as server-sent events. `after` or the header Last-Event-ID names the sequence after which it resumes. The gateway answers this call.',
  access: 'signed-in',
  onBehalf: true,
  query: z.object({ after: After.optional() }),
  response: { 200: raw('text/event-stream') },
  errors: ['validation_failed', 'too_many_streams'],
});

import {
  type AnnouncedNotification,
  atFormerAddress,
  getNotificationSummary,
  listMissedNotifications,
  mostMissedNotifications,
  streamNotifications,
} from '@setu/contracts';
import {
  AppError,
  InvalidInputError,
  type Logger,
  networkOf,
  UnauthenticatedError,
  UpstreamError,
} from '@setu/service-kit';
import type { Context, Middleware } from 'koa';
import type { ReadApi } from '../../edge/renderer/page-renderer';
import type { CheckSessions } from '../../edge/sessions/held-open';
import type { Sessions } from '../../edge/sessions/sessions';
import { upstreamFailure } from '../../edge/upstreams/upstream-errors';
import { jsonOf } from '../../edge/upstreams/upstreams';
import { refuseMethod } from '../../http/allowed-methods';
import type { NotificationStream, OpenStreams } from './open-streams';

/** Seconds after which a refused browser may retry. */
const retryAfterSeconds = 60;
/** Most batches in which missed notifications are read; a browser that missed more reads its lists again. */
const mostParts = 3;

/** Pages of releases before 28 November 2026 open this address, and read events named `news`. */
const { path: formerPath } = atFormerAddress(streamNotifications);

const Missed = listMissedNotifications.response[200];
const Summary = getNotificationSummary.response[200];

interface Deps {
  streams: OpenStreams;
  sessions: Pick<Sessions, 'holder' | 'commit'>;
  /** Ends streams of a person that are no longer allowed. */
  checkSessions: CheckSessions;
  /** Reads as the caller. */
  readsOf: (ctx: Context) => ReadApi;
  logger: Logger;
}

/** The sequence after which the stream resumes: from the header of a reconnecting browser, else the parameter; null to start now. */
const resumeAt = (ctx: Context): number | null => {
  const after = ctx.get('last-event-id') || ctx.query.after;
  const parsed = streamNotifications.query.safeParse(after === undefined ? {} : { after });
  if (!parsed.success)
    throw new InvalidInputError([{ path: 'after', message: 'Give the sequence of the last notification' }]);
  return parsed.data.after ?? null;
};

const readJson = async (read: ReadApi, url: string): Promise<unknown> => {
  const reply = await read(url).catch((error: unknown) => {
    throw upstreamFailure('identity', error);
  });
  if (reply.status === 401) throw new UnauthenticatedError();
  if (reply.status !== 200)
    throw new UpstreamError(503, 'Notifications cannot be read at the moment. Try again in a minute.', {
      retryAfter: 30,
    });
  return jsonOf(reply);
};

/** Begins a stream with the notifications after a sequence, or with a gap when they are too many. */
const beginAfter = async (stream: NotificationStream, read: ReadApi, after: number): Promise<void> => {
  const missed: AnnouncedNotification[] = [];
  for (let part = 0; part < mostParts; part += 1) {
    const from = missed.at(-1)?.sequence ?? after;
    const next = Missed.parse(await readJson(read, `${listMissedNotifications.path}?after=${from}`));
    missed.push(...next);
    if (next.length < mostMissedNotifications) return stream.begin(missed);
  }
  const { newest } = Summary.parse(await readJson(read, getNotificationSummary.path));
  stream.beginAfterGap(newest);
};

/** Answers the notification stream. It does not count as a request in flight, because the reply begins at once and stays open. */
export const notificationStream =
  ({ streams, sessions, checkSessions, readsOf, logger }: Deps): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== streamNotifications.path && ctx.path !== formerPath) return next();
    ctx._matchedRoute = streamNotifications.path;
    if (ctx.method !== 'GET') refuseMethod(ctx, ['GET']);
    const own = sessions.holder(ctx);
    if (!own) throw new UnauthenticatedError();
    const after = resumeAt(ctx);
    // Opened before the missed notifications are read, so that none is lost in between.
    const stream = streams.open(
      { ...own, network: networkOf(ctx.ip) },
      after ?? 0,
      ctx.path === formerPath ? 'news' : 'notification',
    );
    if (!stream) throw new AppError(429, 'too_many_streams', undefined, { retryAfter: retryAfterSeconds });
    ctx.res.once('close', () => stream.body.destroy());
    try {
      // The session may have ended between being read and holding this stream.
      await checkSessions(own.personId);
      if (after === null) stream.begin([]);
      else await beginAfter(stream, readsOf(ctx), after);
      await sessions.commit(ctx);
    } catch (error) {
      stream.body.destroy();
      throw error;
    }
    stream.body.on('error', (err) => logger.debug({ err }, 'a stream of notifications broke off'));
    ctx.status = 200;
    ctx.set('content-type', 'text/event-stream; charset=utf-8');
    ctx.set('cache-control', 'no-store, no-transform');
    ctx.set('x-accel-buffering', 'no');
    ctx.body = stream.body;
  };

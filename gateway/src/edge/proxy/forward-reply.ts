import { PassThrough, pipeline, type Writable } from 'node:stream';
import type { Logger } from '@setu/service-kit';
import type { Context } from 'koa';
import { hasSessionChanges, sessionChangesIn } from '../sessions/session-changes';
import type { Sessions } from '../sessions/sessions';
import type { ApiRoute } from '../upstreams/route-table';
import { clientHeaders } from './headers';
import { packedReply } from './packed-reply';
import type { ReplyHead } from './reply-stream';

/** How the work before the reply's first byte ended; null when it succeeded, or there was none. */
export interface Outcome {
  started: Promise<{ error: unknown } | null> | null;
}

interface Deps {
  sessions: Pick<Sessions, 'applyChanges'>;
  logger: Logger;
}

/** Returns the stream that the bytes of a service's reply are written to. */
export type ForwardReply = (ctx: Context, route: ApiRoute, reply: ReplyHead, outcome: Outcome) => Writable;

/** From here on the service's reply is sent, and Koa writes nothing. */
const beginReply = (ctx: Context, route: ApiRoute, { statusCode, headers }: ReplyHead): Writable => {
  ctx.respond = false;
  ctx.res.statusCode = statusCode;
  for (const [name, value] of Object.entries(clientHeaders(headers))) ctx.res.setHeader(name, value);
  if (!ctx.res.hasHeader('cache-control')) ctx.res.setHeader('cache-control', 'no-store');
  const cookies = headers['set-cookie'];
  if (cookies && route.service === 'identity')
    ctx.res.appendHeader('set-cookie', Array.isArray(cookies) ? cookies : [cookies]);
  return packedReply(ctx);
};

/** Takes the bytes of a reply whose client has disconnected. */
const discarded = () => new PassThrough().resume();

/**
 * Forwards replies of services to clients. Session changes, which only identity may request, are applied before the first byte
 * is sent.
 */
export const makeForwardReply =
  ({ sessions, logger }: Deps): ForwardReply =>
  (ctx, route, reply, outcome) => {
    if (!hasSessionChanges(reply.headers))
      return ctx.res.destroyed ? discarded() : beginReply(ctx, route, reply);
    if (route.service !== 'identity') {
      logger.warn(
        { service: route.service, path: ctx.path },
        'session headers ignored: only the identity service may change sessions',
      );
      return beginReply(ctx, route, reply);
    }
    const gate = new PassThrough();
    const start = async () => {
      await sessions.applyChanges(ctx, sessionChangesIn(reply.headers));
      if (ctx.res.destroyed) gate.resume();
      else
        pipeline(gate, beginReply(ctx, route, reply), (err) => {
          if (err) logger.debug({ err, path: ctx.path }, 'the reply broke off');
        });
    };
    // Never rejects: the caller awaits it only after the exchange, and an unhandled rejection would end the process.
    outcome.started = start().then(
      () => null,
      (error: unknown) => {
        gate.resume();
        return { error };
      },
    );
    return gate;
  };

import { PassThrough, pipeline, type Writable } from 'node:stream';
import { platformFaultHeader } from '@setu/contracts';
import { type Logger, NotFoundError, UpstreamError } from '@setu/service-kit';
import type { Context, Middleware } from 'koa';
import type { Dispatcher, Pool } from 'undici';
import { refuseMethod } from '../http/allowed-methods';
import type { SignCaller } from '../sessions/caller-token';
import { hasSessionChanges, type SessionChanges, sessionChangesIn } from '../sessions/session-changes';
import { sessionKindOf, sessionOf } from '../sessions/signed-in-session';
import type { ApiRoutes } from '../upstreams/api-routes';
import type { ApiRoute } from '../upstreams/route-table';
import { upstreamFailure, wasAborted } from '../upstreams/upstream-errors';
import type { Outcome as CallOutcome, ServiceTarget, Upstreams } from '../upstreams/upstreams';
import { clientHeaders, upstreamHeaders } from './headers';
import { packedReply } from './packed-reply';
import { limitedBody, type RequestBody } from './request-body';

interface Deps {
  upstreams: Upstreams;
  routes: ApiRoutes;
  /** Where this visitor's calls of a service go. */
  targetFor: (ctx: Context, service: string) => ServiceTarget;
  signCaller: SignCaller;
  commitSession: (ctx: Context) => Promise<void>;
  /** Does what the identity service says of a session. */
  applySessionChanges: (ctx: Context, orders: SessionChanges) => Promise<void>;
  /** Scheme, host and port people type: services make addresses of it, which no header of a client may change. */
  publicUrl: string;
  logger: Logger;
}

type Reply = Pick<Dispatcher.StreamFactoryData, 'statusCode' | 'headers'>;

/** How the work before the reply's first byte ended; null is well. */
interface Outcome {
  started: Promise<{ error: unknown } | null>;
}

/** What goes to the service besides method and path. */
interface Given {
  headers: Record<string, string>;
  body: RequestBody | null;
  signal: AbortSignal;
}

/** True once the client gets, or may have got, a part of a reply. */
const hasBegun = (ctx: Context) => ctx.respond === false;

const routeFor = (ctx: Context, { find, isSettled }: ApiRoutes): ApiRoute => {
  const route = find(ctx.path);
  if (!route && !isSettled())
    throw new UpstreamError(503, 'The platform is starting. Try again in a few seconds.', { retryAfter: 2 });
  if (!route) throw new NotFoundError('not_found', 'There is no call at this address. See /api/docs.');
  if (!route.methods.has(ctx.method)) refuseMethod(ctx, [...route.methods]);
  return route;
};

/** From here on the reply is the service's, and Koa keeps its hands off. */
const beginReply = (ctx: Context, route: ApiRoute, { statusCode, headers }: Reply): Writable => {
  ctx.respond = false;
  ctx.res.statusCode = statusCode;
  for (const [name, value] of Object.entries(clientHeaders(headers))) ctx.res.setHeader(name, value);
  if (!ctx.res.hasHeader('cache-control')) ctx.res.setHeader('cache-control', 'no-store');
  const cookies = headers['set-cookie'];
  if (cookies && route.service === 'identity')
    ctx.res.appendHeader('set-cookie', Array.isArray(cookies) ? cookies : [cookies]);
  return packedReply(ctx);
};

/** Where a reply goes whose client is gone. */
const dropped = () => new PassThrough().resume();

/**
 * True for a call whose reply the gateway waits for though its client went away: identity may change an account, and
 * that must reach the sessions.
 */
const outlivesClient = (ctx: Context, route: ApiRoute) =>
  route.service === 'identity' && ctx.method !== 'GET' && ctx.method !== 'HEAD';

/** Passes calls on to their services and the replies back, both as streams. */
export const proxy = (deps: Deps): Middleware => {
  const { upstreams, routes, targetFor, signCaller, commitSession, applySessionChanges, logger } = deps;
  const site = new URL(deps.publicUrl);

  /** Where the reply's bytes go. What it says of sessions is done before the first of them leaves. */
  const receive = (ctx: Context, route: ApiRoute, reply: Reply, outcome: Outcome): Writable => {
    if (!hasSessionChanges(reply.headers))
      return ctx.res.destroyed ? dropped() : beginReply(ctx, route, reply);
    if (route.service !== 'identity') {
      logger.warn(
        { service: route.service, path: ctx.path },
        'session orders of a service that may give none',
      );
      return beginReply(ctx, route, reply);
    }
    const gate = new PassThrough();
    const start = async () => {
      await applySessionChanges(ctx, sessionChangesIn(reply.headers));
      if (ctx.res.destroyed) gate.resume();
      else
        pipeline(gate, beginReply(ctx, route, reply), (err) => {
          if (err) logger.debug({ err, path: ctx.path }, 'the reply broke off');
        });
    };
    // Settled in here, thrown by whoever awaits the exchange: a rejection nobody awaits yet would end the process.
    outcome.started = start().then(
      () => null,
      (error: unknown) => {
        gate.resume();
        return { error };
      },
    );
    return gate;
  };

  const send = async (ctx: Context, route: ApiRoute, pool: Pool, given: Given): Promise<CallOutcome> => {
    const outcome: Outcome = { started: Promise.resolve(null) };
    let seen: CallOutcome = { status: 0, isPlatformFault: false };
    const options = {
      method: ctx.method as Dispatcher.HttpMethod,
      path: `${ctx.path}${ctx.search}`,
      headers: given.headers,
      body: given.body?.open() ?? null,
      signal: given.signal,
    };
    const receiving = pool.stream(options, (reply) => {
      const isPlatformFault = reply.headers[platformFaultHeader] !== undefined;
      seen = { status: reply.statusCode, isPlatformFault };
      return receive(ctx, route, reply, outcome);
    });
    await receiving.catch((error: unknown) => {
      // A reply that was ended because its service failed says only that it closed; why, it keeps.
      throw ctx.res.errored ?? error;
    });
    const failed = await outcome.started;
    if (failed) throw failed.error;
    return seen;
  };

  const exchange = (ctx: Context, route: ApiRoute, given: Given) =>
    upstreams.call(targetFor(ctx, route.service), {
      send: (pool) => send(ctx, route, pool, given),
      isHarmless: (ctx.method === 'GET' || ctx.method === 'HEAD') && !given.body,
      isRepeatable: () => !hasBegun(ctx) && !given.body?.isRead() && !given.signal.aborted,
    });

  const fail = (ctx: Context, route: ApiRoute, error: unknown, isGone: boolean) => {
    const seen = { service: route.service, path: ctx.path, requestId: ctx.state.requestId };
    if (!isGone && !hasBegun(ctx)) {
      const failure = upstreamFailure(route.service, error);
      if (failure !== error)
        logger.warn({ ...seen, err: error, status: failure.status }, 'the service failed');
      throw failure;
    }
    if (isGone) logger.debug(seen, 'the client went away');
    else logger.warn({ ...seen, err: error }, 'the reply broke off');
    ctx.respond = false;
    ctx.res.destroy();
  };

  return async (ctx) => {
    const route = routeFor(ctx, routes);
    ctx._matchedRoute = route.pattern;
    const session = sessionOf(ctx, sessionKindOf(ctx.path));
    if (!session.isKnown)
      throw new UpstreamError(503, 'We cannot tell who you are at the moment. Try again in a few seconds.', {
        retryAfter: 5,
      });
    const headers = upstreamHeaders(ctx.req.headers, {
      ip: ctx.ip,
      protocol: site.protocol.slice(0, -1),
      host: site.host,
      requestId: String(ctx.state.requestId),
      callerToken: await signCaller(session.signedIn),
    });
    await commitSession(ctx);

    const body = limitedBody(ctx.req);
    const gone = new AbortController();
    const handleClose = () => {
      if (!ctx.res.writableFinished && !outlivesClient(ctx, route)) gone.abort();
    };
    ctx.res.once('close', handleClose);
    ctx.res.on('error', (err) => logger.debug({ err }, 'the reply could not be written'));
    try {
      await exchange(ctx, route, { headers, body, signal: gone.signal });
    } catch (error) {
      if (!body?.isRead()) body?.discard();
      fail(ctx, route, error, wasAborted(error));
    } finally {
      ctx.res.off('close', handleClose);
    }
  };
};

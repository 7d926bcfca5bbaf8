import { finished } from 'node:stream';
import { platformFaultHeader } from '@setu/protocol';
import {
  type Logger,
  NotFoundError,
  traceHeaders,
  traceOf,
  UnauthenticatedError,
  UpstreamError,
  workOf,
} from '@setu/service-kit';
import type { Context, Middleware } from 'koa';
import type { Dispatcher, Pool } from 'undici';
import { refuseMethod } from '../../http/allowed-methods';
import type { SignCaller } from '../sessions/caller-token';
import type { CheckSessions, HeldOpen } from '../sessions/held-open';
import type { Sessions } from '../sessions/sessions';
import { callerOf, sessionKindOf, sessionOf } from '../sessions/signed-in-session';
import type { ApiRoutes } from '../upstreams/api-routes';
import type { ApiRoute } from '../upstreams/route-table';
import { upstreamFailure, wasAborted } from '../upstreams/upstream-errors';
import type { Outcome as CallOutcome, ServiceTarget, Upstreams } from '../upstreams/upstreams';
import { type ForwardReply, makeForwardReply, type Outcome } from './forward-reply';
import { upstreamHeaders } from './headers';
import { ReplyStream } from './reply-stream';
import { arrivedBody, fileBody, type RequestBody } from './request-body';

interface Deps {
  upstreams: Upstreams;
  routes: ApiRoutes;
  /** The service and release that get this visitor's call. */
  targetFor: (ctx: Context, service: string) => ServiceTarget;
  signCaller: SignCaller;
  sessions: Pick<Sessions, 'commit' | 'applyChanges' | 'holder'>;
  held: HeldOpen;
  /** Aborts what ended sessions of a person still hold open. */
  checkSessions: CheckSessions;
  /** Public scheme, host and port. Services build addresses from it, so no client header may change it. */
  publicUrl: string;
  /** Names of the product's cookies that its services read. */
  cookies: readonly string[];
  logger: Logger;
}

/** What is sent to the service in addition to method, path and headers. */
interface OutgoingRequest {
  body: RequestBody | null;
  /** The reply of the current attempt. */
  reply: ReplyStream | null;
  isAborted: boolean;
}

/** True once the client has, or may have, received a part of a reply. */
const hasBegun = (ctx: Context) => ctx.respond === false;

const routeFor = (ctx: Context, { find, isSettled }: ApiRoutes): ApiRoute => {
  const route = find(ctx.path);
  if (!route && !isSettled())
    throw new UpstreamError(503, 'The platform is starting. Try again in a few seconds.', { retryAfter: 2 });
  if (!route) throw new NotFoundError('not_found', 'No such endpoint. See /api/docs.');
  if (!route.methods.has(ctx.method)) refuseMethod(ctx, [...route.methods]);
  return route;
};

const isReading = ({ method }: Context) => method === 'GET' || method === 'HEAD';

/**
 * True for a call whose reply the gateway awaits although its client has disconnected: identity may change an account, and the
 * sessions must reflect that.
 */
const outlivesClient = (ctx: Context, route: ApiRoute) => route.service === 'identity' && !isReading(ctx);

/** Makes one exchange over these connections. @throws the error of undici, or the reason why the reply could not begin */
const send = async (
  ctx: Context,
  route: ApiRoute,
  pool: Pool,
  headers: Record<string, string>,
  request: OutgoingRequest,
  forwardReply: ForwardReply,
): Promise<CallOutcome> => {
  const outcome: Outcome = { started: null };
  let seen: CallOutcome = { status: 0, isPlatformFault: false };
  const body = request.body?.open() ?? null;
  const reply = new ReplyStream(
    ctx.res,
    (head) => {
      const isPlatformFault = head.headers[platformFaultHeader] !== undefined;
      seen = { status: head.statusCode, isPlatformFault };
      return forwardReply(ctx, route, head, outcome);
    },
    workOf(ctx.req),
  );
  request.reply = reply;
  const method = ctx.method as Dispatcher.HttpMethod;
  pool.dispatch({ method, path: `${ctx.path}${ctx.search}`, headers, body }, reply);
  try {
    await reply.done;
  } catch (error) {
    body?.destroy();
    // undici only reports that the reply's stream closed; the stream itself has the cause.
    throw ctx.res.errored ?? error;
  }
  const failed = await outcome.started;
  if (failed) throw failed.error;
  return seen;
};

/**
 * Reads the bodies of calls, except files. It runs before the sessions, so that the caller is looked up once the call has arrived.
 */
export const receiveBodies =
  (routes: ApiRoutes): Middleware =>
  async (ctx, next) => {
    const route = routes.find(ctx.path);
    if (route?.maxBodyBytes === null && route.methods.has(ctx.method)) {
      try {
        ctx.state.body = await arrivedBody(ctx.req);
      } catch (error) {
        if (!wasAborted(error)) throw error;
        ctx.respond = false;
        ctx.res.destroy();
        return;
      }
    }
    await next();
  };

/** Forwards calls to their services and the replies back, both as streams. */
export const proxy = (deps: Deps): Middleware => {
  const { upstreams, routes, targetFor, signCaller, sessions, held, checkSessions, logger } = deps;
  const site = new URL(deps.publicUrl);
  const forwardReply = makeForwardReply({ sessions, logger });

  const protocol = site.protocol.slice(0, -1);
  const { host } = site;

  const headersFor = async (ctx: Context, { isOnBehalf }: ApiRoute) => {
    const session = sessionOf(ctx, sessionKindOf(ctx.path));
    if (!session.isKnown)
      throw new UpstreamError(503, 'Your session could not be checked. Try again in a few seconds.', {
        retryAfter: 5,
      });
    return upstreamHeaders(ctx.req.headers, {
      ip: ctx.ip,
      protocol,
      host,
      requestId: String(ctx.state.requestId),
      callerToken: await signCaller(callerOf(session.signedIn, isOnBehalf)),
      trace: traceHeaders(ctx),
      cookies: deps.cookies,
    });
  };

  const logWriteError = (err: Error) => logger.debug({ err }, 'the reply could not be written');

  const fail = (ctx: Context, route: ApiRoute, error: unknown) => {
    const hasClientLeft = wasAborted(error);
    const { requestId } = ctx.state;
    const details = { service: route.service, path: ctx.path, requestId, traceId: traceOf(ctx)?.traceId };
    if (!hasClientLeft && !hasBegun(ctx)) {
      const failure = upstreamFailure(route.service, error);
      if (failure !== error)
        logger.warn({ ...details, err: error, status: failure.status }, 'the service failed');
      throw failure;
    }
    if (hasClientLeft) logger.debug(details, 'the client disconnected');
    else logger.warn({ ...details, err: error }, 'the reply broke off');
    ctx.respond = false;
    ctx.res.destroy();
  };

  /** The file of a call; it is aborted when the session that sends it ends. */
  const fileOf = async (ctx: Context, maxBytes: number): Promise<RequestBody | null> => {
    const body = fileBody(ctx.req, maxBytes);
    const holder = sessions.holder(ctx);
    if (!body || !holder || ctx.req.complete) return body;
    const release = held.add({ ...holder, end: () => body.refuse(new UnauthenticatedError()) });
    finished(ctx.req, release);
    // The session may have ended between being read and holding this upload.
    await checkSessions(holder.personId).catch((error: unknown) => {
      body.discard();
      throw error;
    });
    return body;
  };

  return async (ctx) => {
    const route = routeFor(ctx, routes);
    ctx._matchedRoute = route.pattern;
    const headers = await headersFor(ctx, route);
    await sessions.commit(ctx);

    const received: RequestBody | null = ctx.state.body ?? null;
    const body = route.maxBodyBytes === null ? received : await fileOf(ctx, route.maxBodyBytes);
    const request: OutgoingRequest = { body, reply: null, isAborted: false };
    const handleClose = () => {
      request.reply?.handleClose();
      if (ctx.res.writableFinished || outlivesClient(ctx, route)) return;
      request.isAborted = true;
      request.reply?.abort();
    };
    ctx.res.once('close', handleClose);
    ctx.res.on('error', logWriteError);
    try {
      await upstreams.call(targetFor(ctx, route.service), {
        headers,
        send: (pool, sent) => send(ctx, route, pool, sent, request, forwardReply),
        isHarmless: isReading(ctx) && !body,
        isRepeatable: () => !hasBegun(ctx) && !body?.isRead() && !request.isAborted,
      });
    } catch (error) {
      if (!body?.isRead()) body?.discard();
      fail(ctx, route, error);
    } finally {
      ctx.res.off('close', handleClose);
    }
  };
};

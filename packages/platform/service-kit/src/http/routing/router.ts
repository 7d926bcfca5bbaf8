import Router from '@koa/router';
import { isRaw, type ProductTexts, withoutReversal } from '@setu/protocol';
import type { Context, Middleware } from 'koa';
import { AppError, NotFoundError } from '../../errors';
import type { Logger } from '../../observability/logger';
import { actorOf } from '../caller/caller';
import type { AnswerOnce } from '../idempotency/answer-once';
import { readBody } from '../input/body';
import { parseInput } from '../input/parse-input';
import { assertAccess } from './access';
import { RawReply, Reply, type Route } from './route';

const firstStatus = (route: Route): number => {
  const status = Object.entries(route.endpoint.response).find(([, body]) => !isRaw(body))?.[0];
  return Number(status ?? 200);
};

const writeRaw = (ctx: Context, reply: RawReply): void => {
  ctx.status = reply.options.status;
  ctx.set({ ...reply.options.headers });
  ctx.body = reply.body ?? '';
  if (reply.options.contentType) ctx.type = reply.options.contentType;
};

/** A reply that does not match its schema is our bug: it fails in tests and is logged in production. */
const writeJson = (ctx: Context, route: Route, result: unknown, logger: Logger, isStrict: boolean): void => {
  const reply = result instanceof Reply ? result : new Reply(result);
  const status = reply.options.status ?? firstStatus(route);
  const schema = route.endpoint.response[status];
  if (!schema || isRaw(schema)) throw new Error(`${route.endpoint.path} declares no JSON reply ${status}`);
  const parsed = schema.safeParse(reply.body);
  if (!parsed.success) {
    if (isStrict) throw new Error(`${route.endpoint.method} ${route.endpoint.path}: ${parsed.error.message}`);
    logger.error({ err: parsed.error, path: route.endpoint.path }, 'reply does not fit its contract');
  }
  ctx.status = status;
  ctx.set({ ...reply.options.headers });
  ctx.type = 'application/json';
  ctx.body = withoutReversal(JSON.stringify(parsed.success ? parsed.data : reply.body));
};

interface Options {
  routes: readonly Route[];
  logger: Logger;
  /** True in tests: a reply that does not match its schema fails the request. */
  isStrict: boolean;
  /** Wraps the handlers of calls that create something. */
  answerOnce: AnswerOnce;
  texts: ProductTexts;
}

/**
 * Koa middleware for the routes: it checks access, parses the input, runs the handler and applies the reply schema. Paths are
 * case-sensitive and a trailing slash counts. An unknown path gets 404, a known path with another method 405 and Allow.
 */
export const makeRouter = ({ routes, logger, isStrict, answerOnce, texts }: Options): Middleware[] => {
  const router = new Router({ sensitive: true, strict: true });
  for (const route of routes) {
    const { endpoint } = route;
    if (!endpoint.access) throw new Error(`${endpoint.method} ${endpoint.path} declares no access`);
    router.register(endpoint.path, [endpoint.method], async (ctx) => {
      const actor = actorOf(ctx);
      assertAccess(endpoint.access, actor, texts.roleNames);
      const body = await readBody(ctx, endpoint.accepts);
      const input = route.isUnparsed
        ? body
        : parseInput(endpoint, { params: ctx.params, query: ctx.query, body });
      await answerOnce(ctx, endpoint, async () => {
        const result = await route.run(input, actor, ctx);
        if (result instanceof RawReply) writeRaw(ctx, result);
        else writeJson(ctx, route, result, logger, isStrict);
      });
      if (!ctx.response.get('cache-control')) ctx.set('cache-control', 'no-store');
    });
  }
  const nothingHere: Middleware = (ctx) => {
    const allowed = router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods);
    if (allowed.length === 0) throw new NotFoundError('not_found', 'There is nothing at this address.');
    ctx.set('allow', [...new Set(allowed)].join(', '));
    throw new AppError(405, 'method_not_allowed', `Allowed methods: ${[...new Set(allowed)].join(', ')}.`);
  };
  return [router.routes() as Middleware, nothingHere];
};

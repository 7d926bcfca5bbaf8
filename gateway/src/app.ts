import { allEndpoints } from '@setu/contracts';
import {
  accessLog,
  databaseAnswers,
  health,
  type Logger,
  makeMetrics,
  problems,
  requestId,
} from '@setu/service-kit';
import Keygrip from 'keygrip';
import type { Knex } from 'knex';
import Koa from 'koa';
import { assets } from './assets/assets';
import { fonts } from './assets/fonts';
import { robots } from './assets/robots';
import { makeSignCaller } from './caller-token';
import type { GatewayEnvironment } from './env';
import { followFacts } from './follow-facts';
import type { ReleaseSource } from './live-releases';
import { pages } from './pages/pages';
import { makePreparers } from './pages/preparers';
import { makeSiteSettings } from './pages/site-settings';
import { sitemap } from './pages/sitemap';
import { proxy } from './proxy/proxy';
import { rateLimit } from './rate-limit';
import { apiReference } from './reference/api-reference';
import { makeRouteTable } from './route-table';
import { sameOriginOnly } from './same-origin';
import { securityHeaders } from './security-headers';
import { consumers } from './sessions/accounts.consumer';
import { pruneSessions } from './sessions/prune';
import { makeSessionStore } from './sessions/session-store';
import { makeSessions } from './sessions/sessions';
import { signOutRoute } from './sessions/sign-out';
import { makeUpstreams } from './upstreams';

export interface GatewayDeps {
  environment: GatewayEnvironment;
  /** Scheme, host and port people type, without a slash at the end. */
  publicUrl: string;
  db: Knex;
  logger: Logger;
  releases: ReleaseSource;
  /** Address of the script that preparing threads run. */
  workerFile: URL;
  isDraining: () => boolean;
}

export interface Gateway {
  app: Koa;
  /** Resolves when the live releases' server modules are loaded. */
  ready: () => Promise<void>;
  /** Closes what the app holds open; to be called when the last request has ended. */
  stop: () => Promise<void>;
}

const isApi = (path: string) => path === '/api' || path.startsWith('/api/');
const apiOnly =
  (middleware: Koa.Middleware): Koa.Middleware =>
  (ctx, next) =>
    isApi(ctx.path) ? middleware(ctx, next) : next();

/** Health and metrics are for whoever stands beside this process, not for who comes through a proxy from outside. */
const insideOnly =
  (middleware: Koa.Middleware): Koa.Middleware =>
  (ctx, next) =>
    ctx.get('x-forwarded-for') === '' ? middleware(ctx, next) : next();

/** Koa answers a malformed path or a failed stream by itself; log it, and nothing more. */
const quietErrors = (app: Koa, logger: Logger) =>
  app.on('error', (err: Error) => logger.warn({ err }, 'a reply could not be written'));

/** The whole gateway from its parts; it does not listen. */
export const makeGateway = async (deps: GatewayDeps): Promise<Gateway> => {
  const { environment, publicUrl, db, logger, releases, workerFile, isDraining } = deps;
  const isSecure = publicUrl.startsWith('https:');
  const metrics = makeMetrics('gateway');
  const upstreams = makeUpstreams(environment.services);
  const signCaller = await makeSignCaller(environment.CALLER_PRIVATE_KEY);
  const routeOf = makeRouteTable(allEndpoints);
  const preparers = makePreparers(workerFile, logger);
  const store = makeSessionStore(db);
  const stopPruning = pruneSessions(store, logger);

  // Behind TLS one proxy stands before us: only the address it added itself is believed.
  const app = new Koa({ proxy: isSecure, maxIpsCount: 1 });
  const keys = new Keygrip(environment.SESSION_KEYS, 'sha256');
  app.keys = keys;
  quietErrors(app, logger);
  const sessions = makeSessions({ store, keys, logger, isSecure });
  const facts = followFacts({
    natsUrl: environment.NATS_URL,
    db,
    logger,
    metrics,
    consumers,
  });
  const { current } = releases;

  app.use(requestId());
  app.use(accessLog(logger, metrics));
  app.use(problems(logger));
  app.use(securityHeaders(isSecure));
  app.use(
    insideOnly(
      health(
        [
          { name: 'database', check: () => databaseAnswers(db), required: false },
          ...(facts ? [{ name: 'broker', check: async () => facts.isConnected(), required: false }] : []),
        ],
        isDraining,
        metrics,
      ),
    ),
  );
  app.use(assets(current));
  app.use(fonts(current));
  app.use(robots(publicUrl));
  app.use(sitemap({ upstreams, current, publicUrl, logger }));
  app.use(sameOriginOnly(publicUrl));
  app.use(apiOnly(rateLimit(environment.RATE_LIMIT)));
  app.use(apiReference(publicUrl));
  app.use(sessions.read);
  app.use(signOutRoute(sessions));
  app.use(
    apiOnly(
      proxy({
        upstreams,
        routeOf,
        signCaller,
        commitSession: sessions.commit,
        obey: sessions.obey,
        logger,
      }),
    ),
  );
  app.use(
    pages({
      current,
      preparers,
      upstreams,
      serviceOf: (path) => routeOf(path)?.service ?? null,
      signCaller,
      commitSession: sessions.commit,
      siteSettings: makeSiteSettings({ upstreams, logger }),
      logger,
      publicUrl,
      demo: environment.DEMO,
    }),
  );
  return {
    app,
    ready: () => preparers.follow(current()),
    stop: async () => {
      stopPruning();
      await facts?.stop();
      await preparers.stop();
      await upstreams.close();
    },
  };
};

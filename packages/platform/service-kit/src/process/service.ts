import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ProductTexts, releaseEndpointOf, type ServiceName } from '@setu/protocol';
import type { Knex } from 'knex';
import Koa from 'koa';
import { makeDatabase, withoutTimeLimits } from '../db/database';
import { type Clock, startDatabaseClock } from '../db/database-clock';
import { makeDatabaseCheck } from '../db/database-problem';
import { type InTransaction, makeInTransaction } from '../db/in-transaction';
import type { Migration } from '../db/migrate';
import { openMigrated, sessionUrlOf } from '../db/open-migrated';
import { poolGauges } from '../db/pool-gauges';
import type { Broker } from '../events/broker/broker';
import { consumerGauges, outboxGauge } from '../events/event-gauges';
import type { ConsumerDefinition } from '../events/handle-event';
import { makeRecordEvent, type RecordEvent } from '../events/outbox';
import { caller } from '../http/caller/caller';
import { makeAnswerOnce } from '../http/idempotency/answer-once';
import { startPruning } from '../http/idempotency/prune';
import { shedOverload } from '../http/limits/shed-overload';
import type { Route } from '../http/routing/route';
import { makeRouter } from '../http/routing/router';
import { accessLog } from '../http/server/access-log';
import { type Check, canServe, health } from '../http/server/health';
import { type DatabaseErrorMap, problems } from '../http/server/problem';
import { requestId } from '../http/server/request-id';
import { listenAsSet } from '../http/server/serve';
import { type Logger, makeLogger } from '../observability/logger';
import { type Metrics, makeMetrics } from '../observability/metrics';
import { addSampledGauges, type SampledGauge } from '../observability/sampled-gauge';
import { compactStream } from '../retention/compact-stream';
import { type EventReplacement, eventRules } from '../retention/event-rules';
import type { RetentionRule } from '../retention/rule';
import type { RetentionPlace, Sweep } from '../retention/run-retention';
import { startRetention } from '../retention/start-retention';
import { openTracing } from '../tracing/open-tracing';
import { traceQueries } from '../tracing/trace-queries';
import { traceRequests } from '../tracing/trace-requests';
import { makeTracedLogger } from '../tracing/traced-logger';
import type { Tracing } from '../tracing/tracing';
import { announcedUrl } from './announce';
import { type BrokerTasks, startBrokerTasks } from './broker-tasks';
import type { ServiceEnvironment } from './environment';
import { withKitMigrations } from './kit-migrations';
import { ownCommands } from './own-commands';
import type { StopOptions } from './stop-signal';

/** The dependencies from which a service builds its parts. */
export interface ServiceDeps {
  db: Knex;
  logger: Logger;
  recordEvent: RecordEvent;
  /** Opens a transaction. It must contain no HTTP or NATS call, because it runs again after a deadlock or a conflict. */
  inTransaction: InTransaction;
  /** The clock of the database, so that all processes of a service agree. */
  clock: Clock;
  /** True in a demo installation, which has seed data and demo accounts. */
  isDemo: boolean;
}

/** The parts that differ from service to service. */
export interface ServiceParts {
  routes: readonly Route[];
  consumers: readonly ConsumerDefinition[];
  /** Retention of the service's own rows; old events are removed in every service. docs/retention.md lists all rules. */
  retention?: readonly RetentionRule[];
  /** Gauges of the service's own work, in addition to those of every service. */
  gauges?: readonly SampledGauge[];
  /** Removes old data other than rows, such as files. */
  sweeps?: readonly Sweep[];
  /** Events that a later event of the same aggregate replaces although it has another type. */
  replacedEvents?: readonly EventReplacement[];
  /** Replies for violated constraints, by name of the constraint. */
  constraints?: DatabaseErrorMap;
  /** Inserts seed data into empty tables. Called after the migrations when DEMO is on, by one instance at a time. */
  seed?: () => Promise<void>;
  /**
   * Additional commands of the service's main.js, by name: `main.js <name> <argument>`. Each returns the line to print.
   * The running service publishes the events that a command records.
   */
  commands?: Readonly<Record<string, (argument: string | undefined) => Promise<string>>>;
  /** Starts work other than requests and events, once the service serves; null when there is none. */
  background?: () => { stop: () => Promise<void> } | null;
  /** Closes resources of the parts, except database and broker. Called after the last request. */
  stop?: () => Promise<void>;
}

/** The definition of a service in its app.ts. */
export interface ServiceDefinition {
  name: ServiceName;
  texts: ProductTexts;
  migrations: readonly Migration[];
  build: (deps: ServiceDeps) => ServiceParts;
}

/** A running service. */
export interface RunningService {
  url: string;
  db: Knex;
  broker: () => Broker | null;
  consumers: readonly ConsumerDefinition[];
  commands: NonNullable<ServiceParts['commands']>;
  logger: Logger;
  /**
   * Announces that it is about to stop and answers new requests for `DRAIN_GRACE_MS`. Then it refuses new requests, finishes
   * running requests and events, and closes its connections.
   */
  stop: (options?: StopOptions) => Promise<void>;
}

interface Options {
  /** The clock of the database by default. */
  clock?: Clock;
  logger?: Logger;
  /** True in tests: a reply that does not match its schema fails the request. */
  isStrict?: boolean;
  /** False in tests, which run retention and sweeps themselves, at the times that they choose. */
  isHourly?: boolean;
}

interface SeedPlace {
  environment: ServiceEnvironment;
  name: ServiceName;
  logger: Logger;
}

/**
 * Seeds in one instance at a time. A separate session holds the lock, because the seed opens transactions: waiting instances
 * would otherwise use all connections of a pooler, and the seed would get none.
 */
const seedOnce = async ({ environment, name, logger }: SeedPlace, seed: () => Promise<void>) => {
  const own = makeDatabase({ url: sessionUrlOf(environment), schema: name, poolMax: 1, logger });
  try {
    await own.transaction(async (lock) => {
      await withoutTimeLimits(lock);
      await lock.raw('select pg_advisory_xact_lock(7318, hashtext(current_schema()))');
      await seed();
    });
  } finally {
    await own.destroy();
  }
};

interface Retained extends Pick<RetentionPlace, 'db' | 'logger' | 'metrics'> {
  name: ServiceName;
  parts: Pick<ServiceParts, 'retention' | 'sweeps' | 'replacedEvents'>;
  broker: () => Broker | null;
}

/** The retention rules of a service and its event stream. The stream is not compacted while the broker is disconnected. */
export const retentionOf = ({ name, parts, broker, ...rest }: Retained): RetentionPlace => ({
  ...rest,
  schema: name,
  rules: [...eventRules(parts.replacedEvents), ...(parts.retention ?? [])],
  sweeps: [
    ...(parts.sweeps ?? []),
    {
      name: 'stream',
      run: async (now) => {
        const joined = broker();
        return joined?.isConnected() ? compactStream({ db: rest.db, broker: joined, service: name }, now) : 0;
      },
    },
  ],
});

interface AppOptions {
  texts: ProductTexts;
  environment: ServiceEnvironment;
  parts: ServiceParts;
  db: Knex;
  logger: Logger;
  metrics: Metrics;
  tracing: Tracing | null;
  isStrict: boolean;
  checks: readonly Check[];
  isDraining: () => boolean;
}

/** The Koa app of a service: the common middlewares in the order of a request, and its routes. */
const makeApp = ({
  texts,
  environment,
  parts,
  db,
  logger,
  metrics,
  tracing,
  isStrict,
  checks,
  isDraining,
}: AppOptions): Koa => {
  const app = new Koa();
  app.on('error', (err: Error & { code?: string }) => logger.warn({ err }, 'reply could not be written'));
  app.use(shedOverload({ maxInFlight: environment.MAX_IN_FLIGHT, metrics, logger }));
  app.use(requestId());
  app.use(traceRequests({ tracing }));
  app.use(accessLog(logger, metrics));
  app.use(health(checks, isDraining, metrics));
  app.use(problems(logger, texts.errors, parts.constraints));
  app.use(caller(environment.CALLER_PUBLIC_KEY, texts.roleNames));
  const answerOnce = makeAnswerOnce(db);
  for (const middleware of makeRouter({ routes: parts.routes, logger, isStrict, answerOnce, texts }))
    app.use(middleware);
  return app;
};

/** Starts a service. It serves even before the broker is connected; until then its events wait in the outbox. */
export const startService = async (
  definition: ServiceDefinition,
  environment: ServiceEnvironment,
  { clock: givenClock, logger: givenLogger, isStrict = false, isHourly = true }: Options = {},
): Promise<RunningService> => {
  const { name } = definition;
  const { LOG_LEVEL, RELEASE_VERSION: version } = environment;
  const tracing = await openTracing(
    environment,
    { name, version },
    givenLogger ?? makeLogger(name, LOG_LEVEL),
  );
  const logger = givenLogger ?? makeTracedLogger(name, LOG_LEVEL, tracing);
  const metrics = makeMetrics(name, { version, hasExemplars: tracing !== null });
  const migrations = withKitMigrations(definition.migrations);
  const db = await openMigrated(environment, { schema: name, migrations, logger });
  const databaseClock = await startDatabaseClock(db, logger);
  const clock = givenClock ?? databaseClock;
  if (tracing) traceQueries(db, tracing);

  const parts = definition.build({
    db,
    logger,
    recordEvent: makeRecordEvent({
      schema: name,
      notify: environment.OUTBOX_NOTIFY,
      now: clock.now,
      tracing,
    }),
    inTransaction: makeInTransaction(db),
    clock,
    isDemo: environment.DEMO,
  });
  if (environment.DEMO && parts.seed) await seedOnce({ environment, name, logger }, parts.seed);

  let isDraining = false;
  let tasks: BrokerTasks | null = null;
  const checks: readonly Check[] = [
    { name: 'database', check: makeDatabaseCheck(db, environment.DATABASE_URL, logger), required: true },
    { name: 'broker', check: async () => (await tasks?.isHealthy()) ?? false, required: false },
    // Gateways find a process by its announcements. Without them it gets no calls, even when it is healthy.
    { name: 'announced', check: async () => tasks?.isAnnounced() ?? false, required: false },
  ];
  const app = makeApp({
    texts: definition.texts,
    environment,
    parts,
    db,
    logger,
    metrics,
    tracing,
    isStrict,
    checks,
    isDraining: () => isDraining,
  });
  const listening = await listenAsSet(app, environment, logger);
  logger.info({ url: listening.url }, 'listening');

  tasks = startBrokerTasks({
    environment,
    consumers: parts.consumers,
    instance: {
      service: name,
      version: environment.RELEASE_VERSION ?? null,
      id: randomUUID(),
      url: environment.ANNOUNCE_URL ?? announcedUrl(listening.url),
      endpoints: parts.routes.map(({ endpoint }) => releaseEndpointOf(endpoint)),
    },
    isReady: () => canServe(checks),
    db,
    logger,
    metrics,
    tracing,
  });
  const { broker, drain, stop: stopTasks, close: closeBroker } = tasks;
  const { consumers, gauges = [] } = parts;
  const waiting = [outboxGauge(db), ...consumerGauges({ reader: name, db, broker, consumers })];
  addSampledGauges(metrics, [...poolGauges(db), ...waiting, ...gauges], logger);
  const stopPruning = startPruning(db, logger);
  const background = parts.background?.();
  const retention = isHourly
    ? startRetention(retentionOf({ name, parts, db, broker, logger, metrics }), clock.now)
    : null;

  const stop = async ({ isHurried = false }: StopOptions = {}) => {
    if (isDraining) return;
    isDraining = true;
    stopPruning();
    listening.partWays();
    await drain();
    if (!isHurried) await sleep(environment.DRAIN_GRACE_MS);
    await listening.drain();
    await Promise.all([retention?.stop(), stopTasks(), background?.stop()]);
    await parts.stop?.();
    await closeBroker();
    databaseClock.stop();
    await db.destroy();
    await tracing?.stop();
  };
  const commands = ownCommands(parts, definition.texts);
  return { url: listening.url, db, broker, consumers, commands, logger, stop };
};

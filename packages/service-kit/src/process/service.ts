import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { releaseEndpointOf, type ServiceName } from '@setu/contracts';
import type { Knex } from 'knex';
import Koa from 'koa';
import { databaseAnswers, makeDatabase, withoutTimeLimits } from '../db/database';
import { type InTransaction, makeInTransaction } from '../db/in-transaction';
import { type Migration, migrate } from '../db/migrate';
import { type Broker, connectBroker } from '../events/broker';
import { type ConsumerDefinition, type RunningConsumer, startConsumer } from '../events/consumer';
import { makeRecordEvent, type RecordEvent } from '../events/outbox';
import { type Relay, startRelay } from '../events/relay';
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
import { listen } from '../http/server/serve';
import { type Logger, makeLogger } from '../observability/logger';
import { makeMetrics } from '../observability/metrics';
import { compactStream } from '../retention/compact-stream';
import { type EventReplacement, eventRules } from '../retention/event-rules';
import type { RetentionRule } from '../retention/rule';
import type { RetentionPlace } from '../retention/run-retention';
import { startRetention } from '../retention/start-retention';
import { type Announcer, announcedUrl, startAnnouncing } from './announce';
import type { ServiceEnvironment } from './environment';
import { kitMigrations } from './kit-migrations';
import type { StopOptions } from './stop-signal';

/** What a service's composition gets to build from. */
export interface ServiceDeps {
  db: Knex;
  logger: Logger;
  recordEvent: RecordEvent;
  /** Opens a transaction; no HTTP or NATS call belongs inside, for it runs again when it loses against another one. */
  inTransaction: InTransaction;
  clock: { now: () => Date };
  /** True where demo rows and demo accounts are offered. */
  isDemo: boolean;
}

/** What a service is, beyond what all services are. */
export interface ServiceParts {
  routes: readonly Route[];
  consumers: readonly ConsumerDefinition[];
  /** Which of the service's own rows go at what age; every service removes old events as well. docs/retention.md lists all. */
  retention?: readonly RetentionRule[];
  /** Own events that a later one of the same aggregate replaces although it has another type. */
  replacedEvents?: readonly EventReplacement[];
  /** Replies for violated constraints by name. */
  constraints?: DatabaseErrorMap;
  /** Puts demo rows into empty tables; called after the migrations when DEMO is on, one instance at a time. */
  seed?: () => Promise<void>;
  /**
   * Further commands of the service's main.js by name, for whoever runs the platform: `main.js <name> <argument>`. Each
   * answers the line to print. Events it records are published by the running service.
   */
  commands?: Readonly<Record<string, (argument: string | undefined) => Promise<string>>>;
  /** Ends what the parts hold open, except database and broker; called when the last request has ended. */
  stop?: () => Promise<void>;
}

/** A service as its app.ts declares it; nothing runs yet. */
export interface ServiceDefinition {
  name: ServiceName;
  migrations: readonly Migration[];
  build: (deps: ServiceDeps) => ServiceParts;
}

/** A service that serves. */
export interface RunningService {
  url: string;
  db: Knex;
  broker: () => Broker | null;
  consumers: readonly ConsumerDefinition[];
  commands: NonNullable<ServiceParts['commands']>;
  logger: Logger;
  /**
   * Says that it is about to stop and goes on answering for the grace of the environment; then drains: no new requests,
   * running ones end, events in hand are finished, connections close.
   */
  stop: (options?: StopOptions) => Promise<void>;
}

interface Options {
  clock?: { now: () => Date };
  logger?: Logger;
  /** A reply that breaks its contract fails the request: true in tests. */
  isStrict?: boolean;
}

const seedOnce = async (db: Knex, seed: () => Promise<void>) => {
  // The lock is held by a transaction of its own: the seed opens its own transactions beside it.
  await db.transaction(async (lock) => {
    await withoutTimeLimits(lock);
    await lock.raw('select pg_advisory_xact_lock(7318, hashtext(current_schema()))');
    await seed();
  });
};

interface Retained extends Pick<RetentionPlace, 'db' | 'logger' | 'metrics'> {
  name: ServiceName;
  parts: Pick<ServiceParts, 'retention' | 'replacedEvents'>;
  broker: () => Broker | null;
}

/** What a service removes, and where. Its stream waits while the broker is away. */
export const retentionOf = ({ name, parts, broker, ...rest }: Retained): RetentionPlace => ({
  ...rest,
  schema: name,
  rules: [...eventRules(parts.replacedEvents), ...(parts.retention ?? [])],
  sweeps: [
    {
      name: 'stream',
      run: async (now) => {
        const joined = broker();
        return joined?.isConnected() ? compactStream({ db: rest.db, broker: joined, service: name }, now) : 0;
      },
    },
  ],
});

/** Starts a service: schema, broker, events, HTTP. Serves before the broker is there; its events wait in the outbox. */
export const startService = async (
  definition: ServiceDefinition,
  environment: ServiceEnvironment,
  { clock = { now: () => new Date() }, logger: givenLogger, isStrict = false }: Options = {},
): Promise<RunningService> => {
  const { name } = definition;
  const logger = givenLogger ?? makeLogger(name, environment.LOG_LEVEL);
  const metrics = makeMetrics(name);
  const db = makeDatabase({
    url: environment.DATABASE_URL,
    schema: name,
    poolMax: environment.DATABASE_POOL,
    logger,
  });
  await migrate(db, name, [...kitMigrations, ...definition.migrations]);

  const parts = definition.build({
    db,
    logger,
    recordEvent: makeRecordEvent({ schema: name, notify: environment.OUTBOX_NOTIFY, now: clock.now }),
    inTransaction: makeInTransaction(db),
    clock,
    isDemo: environment.DEMO,
  });
  if (environment.DEMO && parts.seed) await seedOnce(db, parts.seed);

  let isDraining = false;
  let broker: Broker | null = null;
  let announcer: Announcer | null = null;
  let relay: Relay | null = null;
  /** A connection says little: the stream must be there, and take what the relay last gave it. */
  const isBrokerHealthy = async () => {
    const streamAnswers = async () => (await broker?.streamState(name)) !== undefined;
    const isHealthy =
      broker?.isConnected() === true &&
      relay?.isStoring() !== false &&
      (await streamAnswers().catch(() => false));
    metrics.brokerHealthy.set(isHealthy ? 1 : 0);
    return isHealthy;
  };
  const checks: readonly Check[] = [
    { name: 'database', check: () => databaseAnswers(db), required: true },
    { name: 'broker', check: isBrokerHealthy, required: false },
    // Gateways find a process by its announcements: one that is not heard gets no calls, however well it is.
    { name: 'announced', check: async () => announcer?.isHeard() ?? false, required: false },
  ];

  const app = new Koa();
  app.on('error', (err: Error & { code?: string }) => logger.warn({ err }, 'reply could not be written'));
  app.use(shedOverload({ maxInFlight: environment.MAX_IN_FLIGHT, metrics, logger }));
  app.use(requestId());
  app.use(accessLog(logger, metrics));
  app.use(health(checks, () => isDraining, metrics));
  app.use(problems(logger, parts.constraints));
  app.use(caller(environment.CALLER_PUBLIC_KEY));
  for (const middleware of makeRouter({
    routes: parts.routes,
    logger,
    isStrict,
    answerOnce: makeAnswerOnce(db),
  }))
    app.use(middleware);
  const listening = await listen(app, environment.PORT, environment.HOST);
  logger.info({ url: listening.url }, 'listening');

  const instance = {
    service: name,
    version: environment.RELEASE_VERSION ?? null,
    id: randomUUID(),
    url: environment.ANNOUNCE_URL ?? announcedUrl(listening.url),
    endpoints: parts.routes.map(({ endpoint }) => releaseEndpointOf(endpoint)),
  };
  const stopPruning = startPruning(db, logger);
  const background: RunningConsumer[] = [
    startRetention(retentionOf({ name, parts, db, broker: () => broker, logger, metrics }), clock.now),
  ];
  const joinBroker = async () => {
    broker = await connectBroker(environment.NATS_URL, name, logger);
    if (isDraining) return broker.close();
    announcer = startAnnouncing({ broker, instance, isReady: () => canServe(checks), logger });
    const shared = { service: name, db, broker, logger, metrics };
    relay = startRelay({ ...shared, databaseUrl: environment.DATABASE_URL });
    background.push(relay);
    for (const consumer of parts.consumers) background.push(startConsumer({ ...shared, consumer }));
  };
  joinBroker().catch((err: unknown) => logger.error({ err }, 'broker'));

  const stop = async ({ isHurried = false }: StopOptions = {}) => {
    if (isDraining) return;
    isDraining = true;
    stopPruning();
    listening.partWays();
    await announcer?.drain();
    if (!isHurried) await sleep(environment.DRAIN_GRACE_MS);
    await listening.drain();
    await Promise.all([...background.map((task) => task.stop()), parts.stop?.()]);
    await broker?.close();
    await db.destroy();
  };
  const { consumers, commands = {} } = parts;
  return { url: listening.url, db, broker: () => broker, consumers, commands, logger, stop };
};

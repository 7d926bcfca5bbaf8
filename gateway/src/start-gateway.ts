import { setTimeout as sleep } from 'node:timers/promises';
import { demoWarning } from '@setu/contracts';
import {
  type Clock,
  type Logger,
  listen,
  listenAsSet,
  makeLogger,
  makeTracedLogger,
  openMigrated,
  openTracing,
  type StopOptions,
  startDatabaseClock,
  traceQueries,
} from '@setu/service-kit';
import type { Knex } from 'knex';
import { migrations } from '../migrations';
import { makeGateway } from './app';
import { answerClientErrors } from './http/client-errors';
import type { GatewayEnvironment } from './process/env';
import { ensureToken } from './registry/rights/release-token';
import { syncOwnContracts } from './registry/verifications/own-contracts';
import { openArtefacts } from './releases/artefacts/open-artefacts';

export interface RunningGateway {
  url: string;
  /** Address of health and metrics. */
  internalUrl: string;
  db: Knex;
  logger: Logger;
  /**
   * Reports on `/readyz` that it stops, and answers new requests for `DRAIN_GRACE_MS`. Then it refuses new requests, finishes
   * running ones, and closes renderers and connections.
   */
  stop: (options?: StopOptions) => Promise<void>;
}

interface Given {
  logger?: Logger | undefined;
  /** Replaces the clock of the database. */
  clock?: Clock | undefined;
}

/**
 * Starts the gateway: schema, releases, HTTP. Services may start later: until then their calls answer 503.
 * @param rendererProgram text of renderer/process/program.mjs
 * @param pactFolder pacts of the gateway itself; its build writes them next to its main file
 */
export const startGateway = async (
  environment: GatewayEnvironment,
  rendererProgram: string,
  pactFolder: string,
  given: Given = {},
): Promise<RunningGateway> => {
  const { LOG_LEVEL, SESSION_KEYS } = environment;
  const tracing = await openTracing(
    environment,
    { name: 'gateway', samplingSecret: SESSION_KEYS[0] },
    given.logger ?? makeLogger('gateway', LOG_LEVEL),
  );
  const logger = given.logger ?? makeTracedLogger('gateway', LOG_LEVEL, tracing);
  const db = await openMigrated(environment, { schema: 'gateway', migrations, logger });
  const databaseClock = await startDatabaseClock(db, logger);
  if (tracing) traceQueries(db, tracing);
  if (environment.RELEASE_TOKEN)
    await ensureToken(db, environment.RELEASE_TOKEN, 'platform', { deployables: ['*'] });
  await syncOwnContracts(db, pactFolder);
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`;
  let isDraining = false;
  const gateway = await makeGateway({
    environment,
    publicUrl,
    adminUrl: environment.ADMIN_URL,
    db,
    clock: given.clock ?? databaseClock,
    logger,
    artefacts: openArtefacts(environment),
    rendererProgram,
    tracing,
    isDraining: () => isDraining,
  });
  await gateway.ready();
  const internal = await listen(gateway.internal, environment.INTERNAL_PORT, environment.INTERNAL_HOST);
  const listening = await listenAsSet(gateway.app, environment, logger);
  answerClientErrors(listening.server);
  logger.info({ url: listening.url, internalUrl: internal.url }, 'listening');
  if (environment.ADMIN_URL === undefined)
    logger.info(
      'ADMIN_URL is not set, so administrators work at the origin of all pages: the code of every remote can act as an ' +
        'administrator who opens its page. Give ADMIN_URL a host name of its own where there are two',
    );
  const warning = demoWarning({
    isDemo: environment.DEMO,
    demoPassword: environment.DEMO_PASSWORD,
    publicUrl,
    host: environment.HOST,
  });
  if (warning) logger.warn(warning);
  return {
    url: listening.url,
    internalUrl: internal.url,
    db,
    logger,
    stop: async ({ isHurried = false } = {}) => {
      if (isDraining) return;
      isDraining = true;
      listening.partWays();
      if (!isHurried) await sleep(environment.DRAIN_GRACE_MS);
      gateway.drain();
      await listening.drain();
      await gateway.stop();
      await internal.drain();
      databaseClock.stop();
      await db.destroy();
      await tracing?.stop();
    },
  };
};

import { demoWarning } from '@setu/contracts';
import { type Logger, listen, makeDatabase, makeLogger, migrate } from '@setu/service-kit';
import type { Knex } from 'knex';
import { migrations } from '../migrations';
import { makeGateway } from './app';
import { openArtefacts } from './artefacts/open-artefacts';
import { answerClientErrors } from './http/client-errors';
import type { GatewayEnvironment } from './process/env';
import { ensureToken } from './registry/rights/release-token';
import { syncOwnContracts } from './registry/verifications/own-contracts';

export interface RunningGateway {
  url: string;
  /** Where health and metrics answer. */
  internalUrl: string;
  db: Knex;
  logger: Logger;
  /** Drains: no new requests, running ones end, renderers and connections close. */
  stop: () => Promise<void>;
}

/**
 * Starts the gateway: schema, releases, HTTP. Services may come later: until then their calls answer 503.
 * @param rendererProgram text of renderer/process/program.mjs
 * @param pactFolder what the gateway itself relies on; its build writes it next to its main file
 */
export const startGateway = async (
  environment: GatewayEnvironment,
  rendererProgram: string,
  pactFolder: string,
  logger: Logger = makeLogger('gateway', environment.LOG_LEVEL),
): Promise<RunningGateway> => {
  const db = makeDatabase({
    url: environment.DATABASE_URL,
    schema: 'gateway',
    poolMax: environment.DATABASE_POOL,
    logger,
  });
  await migrate(db, 'gateway', migrations);
  if (environment.RELEASE_TOKEN)
    await ensureToken(db, environment.RELEASE_TOKEN, 'platform', { deployables: ['*'] });
  await syncOwnContracts(db, pactFolder);
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`;
  let isDraining = false;
  const gateway = await makeGateway({
    environment,
    publicUrl,
    db,
    logger,
    artefacts: openArtefacts(environment),
    rendererProgram,
    isDraining: () => isDraining,
  });
  await gateway.ready();
  const internal = await listen(gateway.internal, environment.INTERNAL_PORT, environment.INTERNAL_HOST);
  const listening = await listen(gateway.app, environment.PORT, environment.HOST);
  answerClientErrors(listening.server);
  logger.info({ url: listening.url, internalUrl: internal.url }, 'listening');
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
    stop: async () => {
      if (isDraining) return;
      isDraining = true;
      gateway.drain();
      await listening.drain();
      await gateway.stop();
      await internal.drain();
      await db.destroy();
    },
  };
};

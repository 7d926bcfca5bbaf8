import type { Clock, Logger, Tracing } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { GatewayEnvironment } from '../process/env';
import type { Artefacts } from '../releases/artefacts/artefacts';

/** What the gateway is made of. */
export interface GatewayDeps {
  environment: GatewayEnvironment;
  /** Scheme, host and port that people type, without a trailing slash. */
  publicUrl: string;
  /** The same of the administrators' site; undefined: they use the public one. */
  adminUrl: string | undefined;
  db: Knex;
  /** That of the database, so that all gateways agree. */
  clock: Clock;
  logger: Logger;
  artefacts: Artefacts;
  /** The script that renderer processes run. */
  rendererProgram: string;
  /** Null while no traces are exported. */
  tracing: Tracing | null;
  isDraining: () => boolean;
}

import type { Clock, Logger, Tracing } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { GatewayEnvironment } from '../process/env';
import type { Artefacts } from '../releases/artefacts/artefacts';

/** The dependencies of the gateway. */
export interface GatewayDeps {
  environment: GatewayEnvironment;
  /** Public scheme, host and port, without a trailing slash. */
  publicUrl: string;
  /** The same for the administrators' site; undefined when they use the public one. */
  adminUrl: string | undefined;
  db: Knex;
  /** The clock of the database, so that all gateways agree. */
  clock: Clock;
  logger: Logger;
  artefacts: Artefacts;
  /** The script that renderer processes run. */
  rendererProgram: string;
  /** Null while no traces are exported. */
  tracing: Tracing | null;
  isDraining: () => boolean;
}

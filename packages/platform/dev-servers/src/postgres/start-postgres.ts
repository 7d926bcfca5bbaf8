import { join, resolve } from 'node:path';
import { type Machine, thisMachine } from '../processes/machine';
import { freePort } from '../processes/ports';
import { type Log, logToStderr } from '../report/log';
import type { RunningServer } from '../running-server';
import { preparePostgresBinaries } from './postgres-binaries';
import { createCluster, databaseName, prepareDatabase, prepareSchemaRoles } from './postgres-cluster';
import { findAbandonedHomes, openPostgresHome, savePostgresHome } from './postgres-home';
import { roleOf, withPasswords } from './postgres-roles';
import { supervisePostgres } from './postgres-server';
import { findServerUser } from './server-user';
import { sharedBuffers } from './shared-buffers';

/** How to run PostgreSQL. */
export interface PostgresOptions {
  /** Contains the cluster, its passwords (postgres.json) and logs/postgres.log; created when missing. */
  dataDir: string;
  /** A free port when absent. */
  port?: number;
  /** The machine to run on; this machine when absent, and then only local programs can reach it. */
  machine?: Machine;
  /** Additional settings of the server, as `name=value`. */
  settings?: readonly string[];
  /** Schemas that get their own role; none by default. */
  schemas?: readonly string[];
  /** Receives messages such as a restart after a crash; standard error when absent. */
  log?: Log;
  /** False trades safety against a power cut for speed: for tests only. */
  isDurable?: boolean;
  /** Called when the process id changes. */
  onChange?: () => void;
  /** Aborting it during the start stops the server. */
  signal?: AbortSignal;
}

/** A running PostgreSQL. */
export interface RunningPostgres extends RunningServer {
  /** The folder of the cluster; it may be outside of the data folder. */
  readonly home: string;
  /** Addresses by schema, each with the role that owns only that schema; the role of `url` owns all of them. */
  readonly schemaUrls: Readonly<Record<string, string>>;
  /** Gives a further schema its own role. Idempotent. @returns its address */
  openSchema: (schema: string) => Promise<string>;
}

/**
 * Starts PostgreSQL, restarts it after a crash, and keeps its data between starts. Its role owns the
 * database `franchisesetu`, with pg_trgm in schema public. The role may create further databases, which have the extension
 * too. It works as an ordinary user and as root, with any data folder.
 * @throws StartProblem when there is no PostgreSQL for this machine, or it does not start
 */
export const startPostgres = async (options: PostgresOptions): Promise<RunningPostgres> => {
  const { log = logToStderr, isDurable = true, schemas = [], machine = thisMachine, signal } = options;
  const dataDir = resolve(options.dataDir);
  const user = await findServerUser();
  const known = await openPostgresHome(dataDir, user);
  const { home } = known;
  let rolePasswords = withPasswords(schemas, known.rolePasswords ?? {});
  if (!home.startsWith(dataDir))
    log(`  postgres   keeps its data in ${home}, since its user cannot reach ${dataDir}`);
  for (const abandoned of await findAbandonedHomes())
    log(
      `  postgres   ${abandoned} holds a database whose data folder does not exist. If you no longer need it, remove it with rm -r`,
    );
  const bin = await preparePostgresBinaries(home, user);
  signal?.throwIfAborted();
  await createCluster(bin, home, known.adminPassword, user, isDurable);
  signal?.throwIfAborted();

  const port = options.port ?? (await freePort());
  const address = { host: machine.address, port };
  const server = supervisePostgres({
    name: 'postgres',
    bin,
    home,
    user,
    port,
    machine,
    isDurable,
    settings: [await sharedBuffers(home), ...(options.settings ?? [])],
    logFile: join(dataDir, 'logs', 'postgres.log'),
    log,
    onChange: options.onChange,
  });
  /** The passwords are stored before the roles get them. */
  const prepareRoles = async () => {
    await savePostgresHome(dataDir, { ...known, isPrepared: true, rolePasswords });
    await prepareSchemaRoles(address, known.adminPassword, rolePasswords);
  };
  const abandon = () => void server.stop();
  signal?.addEventListener('abort', abandon);
  try {
    await server.whenReady();
    if (!known.isPrepared) {
      await prepareDatabase(address, known.adminPassword, known.password);
      await savePostgresHome(dataDir, { ...known, isPrepared: true });
    }
    if (schemas.length > 0) await prepareRoles();
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abandon);
  }
  const urlOf = (role: string, password: string) =>
    `postgres://${role}:${password}@${machine.address}:${port}/${databaseName}`;
  const schemaUrl = (schema: string) => urlOf(roleOf(databaseName, schema), rolePasswords[schema] ?? '');
  return {
    home,
    url: urlOf(databaseName, known.password),
    schemaUrls: Object.fromEntries(schemas.map((schema) => [schema, schemaUrl(schema)])),
    openSchema: async (schema) => {
      rolePasswords = withPasswords([schema], rolePasswords);
      await prepareRoles();
      return schemaUrl(schema);
    },
    get pid() {
      return server.pid;
    },
    stop: (how) => server.stop(how),
  };
};

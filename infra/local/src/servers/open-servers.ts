import {
  type Log,
  type RunningNats,
  type RunningServer,
  secondsSince,
  startNats,
  startPostgres,
} from '@setu/dev-servers';
import { checkNats, checkPostgres, checkSmtp } from './check-servers';
import { type RunningMail, startMail } from './mail/start-mail';
import { processUsers } from './process-users';

/** Start options of the servers. */
export interface ServerOptions {
  dataDir: string;
  /** If it contains `DATABASE_URL`, `NATS_URL` or `SMTP_URL`, these external servers are used instead of ours. */
  env: NodeJS.ProcessEnv;
  log: Log;
  onChange: () => void;
  signal: AbortSignal;
}

const external = (url: string): RunningServer => ({ url, pid: undefined, stop: () => Promise.resolve() });

/** A PostgreSQL, and the address of each schema. */
export interface DatabaseServer extends RunningServer {
  /** Addresses by schema. */
  readonly schemaUrls: Readonly<Record<string, string>>;
  /** Adds another schema, with its own role on our PostgreSQL. @returns its address */
  openSchema: (schema: string) => Promise<string>;
}

/** The setting for the database of one schema, such as `CATALOG_DATABASE_URL`. */
const databaseVariable = (schema: string) => `${schema.toUpperCase()}_DATABASE_URL`;

/** Addresses from the environment for single schemas, each checked once. */
const namedUrls = async (
  schemas: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Record<string, string>> => {
  const named = schemas.flatMap((schema) => {
    const url = env[databaseVariable(schema)];
    return url ? [[schema, url] as const] : [];
  });
  const once = new Map(named.map(([schema, url]) => [url, databaseVariable(schema)]));
  await Promise.all([...once].map(([url, variable]) => checkPostgres(url, variable)));
  return Object.fromEntries(named);
};

/**
 * Our PostgreSQL with a role for each schema, or the checked server of `DATABASE_URL`. A schema with its own setting
 * (`CATALOG_DATABASE_URL`) uses that address.
 */
export const openPostgres = async (
  { env, ...options }: ServerOptions,
  schemas: readonly string[],
): Promise<DatabaseServer> => {
  const begin = Date.now();
  const named = await namedUrls(schemas, env);
  if (env.DATABASE_URL) {
    const url = env.DATABASE_URL;
    await checkPostgres(url);
    const shared = Object.fromEntries(schemas.map((schema) => [schema, url]));
    return {
      ...external(url),
      schemaUrls: { ...shared, ...named },
      openSchema: async (schema) => (await namedUrls([schema], env))[schema] ?? url,
    };
  }
  const server = await startPostgres({ ...options, schemas });
  options.log(`  postgres   ready in ${secondsSince(begin)}`);
  return {
    url: server.url,
    schemaUrls: { ...server.schemaUrls, ...named },
    openSchema: async (schema) => (await namedUrls([schema], env))[schema] ?? server.openSchema(schema),
    get pid() {
      return server.pid;
    },
    stop: (how) => server.stop(how),
  };
};

/** Our NATS server with a user for each process, or the checked server of `NATS_URL`, which we never restart. */
export const openNats = async (
  { env, ...options }: ServerOptions,
  services: readonly string[],
): Promise<RunningServer | RunningNats> => {
  const begin = Date.now();
  if (env.NATS_URL) {
    await checkNats(env.NATS_URL);
    return external(env.NATS_URL);
  }
  const server = await startNats({ ...options, limited: processUsers(services) });
  options.log(`  nats       ready in ${secondsSince(begin)}`);
  return server;
};

/**
 * Our mail server, which is not ready yet, or that of `SMTP_URL`, which is not contacted.
 * @param pagePort the preferred port of the page that shows the mail; absent for any
 */
export const openMail = async (
  { env, ...options }: ServerOptions,
  pagePort?: number,
): Promise<RunningServer | RunningMail> => {
  if (!env.SMTP_URL) return startMail({ ...options, pagePort });
  checkSmtp(env.SMTP_URL);
  return external(env.SMTP_URL);
};

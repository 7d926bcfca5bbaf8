import { execFile } from 'node:child_process';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { commandLine, endProcess } from '../processes/process-identity';
import { hasCode } from '../report/error-code';
import { prepareRoles } from './postgres-roles';
import type { ServerUser } from './server-user';

const run = promisify(execFile);

/** Role and database of the platform. The role owns the database and may create others, but is not a superuser. */
export const databaseName = 'franchisesetu';
const adminRole = 'postgres';
/** The extension that the services require, in schema public. */
export const requiredExtension = 'pg_trgm';

/** Text is compared and split into trigrams by Unicode rules. Each locale exists on all systems of its kind. */
const characterType = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

const pathExists = async (path: string): Promise<boolean> => {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
};

/**
 * Creates the cluster in `<home>/data` unless it exists. It is created in another folder and renamed, so that an
 * interrupted attempt leaves nothing that looks like a cluster.
 */
export const createCluster = async (
  bin: string,
  home: string,
  adminPassword: string,
  user: ServerUser | undefined,
  isDurable: boolean,
): Promise<void> => {
  const data = join(home, 'data');
  if (await pathExists(data)) return;
  const draft = join(home, 'data.new');
  const passwordFile = join(home, 'password.new');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, `${adminPassword}\n`, { mode: 0o600 });
  try {
    if (user) await Promise.all([draft, passwordFile].map((path) => chown(path, user.uid, user.gid)));
    const args = [
      `--pgdata=${draft}`,
      `--username=${adminRole}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${characterType}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(isDurable ? [] : ['--no-sync']),
    ];
    await run(join(bin, 'initdb'), args, { cwd: home, env: { PATH: process.env.PATH }, ...user });
    await rename(draft, data);
  } finally {
    await rm(passwordFile, { force: true });
  }
};

/** Lines of the server's postmaster.pid; empty when it does not run. Line 1 is its id, line 8 its state. */
const postmasterFile = async (home: string): Promise<string[]> => {
  try {
    return (await readFile(join(home, 'data', 'postmaster.pid'), 'utf8')).split('\n');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
};

/** Whether this process accepts connections, as its postmaster.pid states. */
export const isPostgresReady = async (home: string, pid: number): Promise<boolean> => {
  const [id, , , , , , , state] = await postmasterFile(home);
  return Number(id) === pid && state?.trim() === 'ready';
};

/**
 * Removes what an earlier server of this cluster left behind: it stops a server that outlived its supervisor, and removes a
 * postmaster.pid whose id now belongs to another program, because PostgreSQL would refuse to start.
 */
export const clearStalePostgres = async (home: string): Promise<void> => {
  const [id] = await postmasterFile(home);
  const pid = Number(id);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if ((await commandLine(pid))?.includes(join(home, 'data'))) await endProcess(pid, 'SIGINT', 10_000);
  else await rm(join(home, 'data', 'postmaster.pid'), { force: true });
};

/** Where a server listens. */
export interface ServerAddress {
  host: string;
  port: number;
}

/** Runs queries as the cluster's superuser in one of its databases. */
export const asAdmin = async (
  server: ServerAddress,
  password: string,
  database: string,
  work: (client: Client) => Promise<void>,
): Promise<void> => {
  const client = new Client({ ...server, user: adminRole, password, database });
  await client.connect();
  try {
    // These queries must not wait for a standby, which starts after the server.
    await client.query('set synchronous_commit to local');
    await work(client);
  } finally {
    await client.end();
  }
};

const runAll = (queries: readonly string[]) => async (client: Client) => {
  for (const query of queries) {
    try {
      await client.query(query);
    } catch (error) {
      // duplicate_object, duplicate_database: an interrupted attempt created them.
      if (!hasCode(error, '42710', '42P04')) throw error;
    }
  }
};

/**
 * Creates the role, its database and the extension. The extension is also in `template1`, so that every later database has
 * it. Idempotent.
 */
export const prepareDatabase = async (
  server: ServerAddress,
  adminPassword: string,
  password: string,
): Promise<void> => {
  await asAdmin(
    server,
    adminPassword,
    'template1',
    runAll([`CREATE EXTENSION IF NOT EXISTS ${requiredExtension}`]),
  );
  const queries = [
    // The password is base64url, so it needs no escaping.
    `CREATE ROLE ${databaseName} LOGIN CREATEDB PASSWORD '${password}'`,
    `CREATE DATABASE ${databaseName} OWNER ${databaseName}`,
  ];
  await asAdmin(server, adminPassword, adminRole, runAll(queries));
};

/** Gives each schema of the platform's database its own role. Idempotent. @param passwords by schema */
export const prepareSchemaRoles = (
  server: ServerAddress,
  adminPassword: string,
  passwords: Readonly<Record<string, string>>,
): Promise<void> =>
  asAdmin(server, adminPassword, databaseName, (client) => prepareRoles(client, databaseName, passwords));

import { execFile } from 'node:child_process';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { commandLine, endProcess } from '../../processes/process-identity';
import { hasCode } from '../../report/error-code';
import { prepareRoles } from './postgres-roles';
import type { ServerUser } from './server-user';

const run = promisify(execFile);

/** Role and database of the platform. The role owns the database and may make others, but is no superuser. */
export const DATABASE = 'franchisesetu';
const ADMIN = 'postgres';
/** The extension the services count on, in schema public. */
export const EXTENSION = 'pg_trgm';

/** Names, besides ASCII, are compared and cut to trigrams by Unicode rules; both exist on every such system. */
const LC_CTYPE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

async function pathExists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/**
 * Makes the cluster in `<home>/data` unless there is one. It is made beside and renamed, so that an interrupted
 * attempt leaves nothing that looks like a cluster.
 */
export async function createCluster(
  bin: string,
  home: string,
  adminPassword: string,
  user: ServerUser | undefined,
  isDurable: boolean,
): Promise<void> {
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
      `--username=${ADMIN}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${LC_CTYPE}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(isDurable ? [] : ['--no-sync']),
    ];
    await run(join(bin, 'initdb'), args, { cwd: home, env: { PATH: process.env.PATH }, ...user });
    await rename(draft, data);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Lines of the server's own postmaster.pid; empty when it does not run. Line 1 is its id, line 8 its state. */
async function postmasterFile(home: string): Promise<string[]> {
  try {
    return (await readFile(join(home, 'data', 'postmaster.pid'), 'utf8')).split('\n');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Whether this very process accepts connections, by its own word in postmaster.pid. */
export async function isPostgresReady(home: string, pid: number): Promise<boolean> {
  const [id, , , , , , , state] = await postmasterFile(home);
  return Number(id) === pid && state?.trim() === 'ready';
}

/**
 * Clears what an earlier server of this cluster left behind: a server that outlived its supervisor is stopped, and
 * a postmaster.pid whose id now belongs to another program is removed (PostgreSQL would refuse to start beside it).
 */
export async function clearStalePostgres(home: string): Promise<void> {
  const [id] = await postmasterFile(home);
  const pid = Number(id);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if ((await commandLine(pid))?.includes(join(home, 'data'))) await endProcess(pid, 'SIGINT', 10_000);
  else await rm(join(home, 'data', 'postmaster.pid'), { force: true });
}

async function asAdmin(
  port: number,
  password: string,
  database: string,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ host: '127.0.0.1', port, user: ADMIN, password, database });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const runAll = (queries: readonly string[]) => async (client: Client) => {
  for (const query of queries) {
    try {
      await client.query(query);
    } catch (error) {
      // duplicate_object, duplicate_database: an earlier, interrupted attempt came this far.
      if (!hasCode(error, '42710', '42P04')) throw error;
    }
  }
};

/**
 * Makes the role, its database and the extension, in `template1` too, so that every database made later has it.
 * May be repeated.
 */
export async function prepareDatabase(port: number, adminPassword: string, password: string): Promise<void> {
  await asAdmin(port, adminPassword, 'template1', runAll([`CREATE EXTENSION IF NOT EXISTS ${EXTENSION}`]));
  const queries = [
    // The password is base64url, so it needs no escaping.
    `CREATE ROLE ${DATABASE} LOGIN CREATEDB PASSWORD '${password}'`,
    `CREATE DATABASE ${DATABASE} OWNER ${DATABASE}`,
  ];
  await asAdmin(port, adminPassword, ADMIN, runAll(queries));
}

/** Gives each schema of the platform's database its own role. May be repeated. @param passwords by schema */
export function prepareSchemaRoles(
  port: number,
  adminPassword: string,
  passwords: Readonly<Record<string, string>>,
): Promise<void> {
  return asAdmin(port, adminPassword, DATABASE, (client) => prepareRoles(client, DATABASE, passwords));
}

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRoot } from '@setu/build-kit';
import { freePort } from '@setu/dev-servers';
import { databaseStatements, roleStatements } from '../../src/db/role-statements';
import { eventually } from '../eventually';
import { findDebianProgram } from '../programs/debian-program';
import { asAdministrator } from './administrator';
import { createTestDatabase, type TestDatabase, withClient } from './database';

/** The configuration that `infra/compose` starts PgBouncer with. */
const shippedFile = join(findRoot(), 'infra/compose/pgbouncer/pgbouncer.ini');

interface Options {
  /** Each gets its own role and schema, created by the same statements as on a cluster. */
  schemas: readonly string[];
  /** Connections to PostgreSQL for each role. */
  poolSize: number;
  /** The mode of the shipped configuration, transaction, when absent. */
  mode?: 'session';
  /** Maps the direct address of PostgreSQL to the address that the pooler uses; the direct address when absent. */
  serverUrl?: (url: string) => Promise<string>;
}

/** A real PgBouncer in front of a database of the test run's server. */
export interface TestPooler {
  /** The settings of a process with this schema. */
  access: (schema: string) => { DATABASE_URL: string; DATABASE_SESSION_URL: string };
  /** The database as a process with this schema sees it: its address is the pooler's. Queries of tests bypass the pooler. */
  databaseOf: (schema: string) => TestDatabase;
  /** How many connections to PostgreSQL the role of this schema has, including those that bypass the pooler. */
  connectionsOf: (schema: string) => Promise<number>;
  /** Stops it at once, with all its connections, until `resume`. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The shipped configuration with these values replaced. @throws Error when it does not contain a name */
const withValues = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((changed, [name, value]) => {
    const line = new RegExp(`^${name} = .*$`, 'm');
    if (!line.test(changed)) throw new Error(`${shippedFile} has no ${name}`);
    return changed.replace(line, `${name} = ${value}`);
  }, text);

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Starts PgBouncer with the shipped configuration, and replaces only these options and addresses. */
export const startTestPooler = async ({
  schemas,
  poolSize,
  mode,
  serverUrl = async (url) => url,
}: Options): Promise<TestPooler> => {
  const { command, env } = findDebianProgram({
    program: 'pgbouncer',
    debian: 'pgbouncer',
    brew: 'pgbouncer',
  });
  const database = await createTestDatabase();
  const name = new URL(database.url).pathname.slice(1);
  const password = randomBytes(12).toString('hex');
  const roleOf = (schema: string) => `${schema}_of_${name}`;
  await asAdministrator(database.url, [
    ...databaseStatements(name),
    ...schemas.flatMap((schema) => [
      ...roleStatements(roleOf(schema), schema, name),
      `alter role ${roleOf(schema)} password '${password}'`,
    ]),
  ]);

  const folder = await mkdtemp(join(tmpdir(), 'setu-pooler-'));
  const files = { ini: join(folder, 'pgbouncer.ini'), users: join(folder, 'userlist.txt') };
  const port = await freePort();
  const server = new URL(await serverUrl(database.url));
  const ini = withValues((await readFile(shippedFile, 'utf8')).replace('franchisesetu =', `${name} =`), {
    [name]: `host=${server.hostname} port=${server.port}`,
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    auth_file: files.users,
    default_pool_size: String(poolSize),
    ...(mode && { pool_mode: mode }),
  });
  // No socket in /tmp, where another PgBouncer may have its socket.
  await writeFile(files.ini, `${ini}unix_socket_dir =\n`);
  await writeFile(files.users, schemas.map((schema) => `"${roleOf(schema)}" "${password}"\n`).join(''));
  // It refuses to run as root, and must read its files as another user.
  await chmod(folder, 0o755);
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];

  let output = '';
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(command, [...asUser, files.ini], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-10_000);
      });
    await eventually(async () => {
      if (hasEnded(child) || !(await accepts(port))) throw new Error(`PgBouncer is not ready: ${output}`);
    });
    return child;
  };
  let running = await start();
  const end = async () => {
    if (hasEnded(running)) return;
    const exited = once(running, 'exit');
    running.kill('SIGTERM');
    await exited;
  };
  const addressOf = (schema: string, host: string) => {
    const url = new URL(database.url);
    Object.assign(url, { username: roleOf(schema), password, host });
    return url.href;
  };
  const access = (schema: string) => ({
    DATABASE_URL: addressOf(schema, `127.0.0.1:${port}`),
    DATABASE_SESSION_URL: addressOf(schema, new URL(database.url).host),
  });
  return {
    access,
    databaseOf: (schema) => ({
      url: access(schema).DATABASE_URL,
      query: (sql, values = []) =>
        withClient(access(schema).DATABASE_SESSION_URL, (client) => client.query(sql, values)),
      // `stop` drops it.
      drop: () => Promise.resolve(),
    }),
    connectionsOf: async (schema) => {
      const { rows } = await database.query(
        'select count(*)::int as count from pg_stat_activity where usename = $1',
        [roleOf(schema)],
      );
      return Number(rows[0]?.count);
    },
    pause: end,
    resume: async () => {
      running = await start();
    },
    stop: async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
      const { url } = database;
      await asAdministrator(
        url,
        schemas.map((schema) => `drop owned by ${roleOf(schema)}`),
      );
      await database.drop();
      await asAdministrator(
        url.replace(`/${name}`, '/postgres'),
        schemas.map((schema) => `drop role ${roleOf(schema)}`),
      );
    },
  };
};

import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { waitUntil } from '../../test/wait-until';
import { startMark } from '../processes/process-identity';
import { type RunningPostgres, startPostgres } from './start-postgres';

const said: string[] = [];
const log = (line: string) => void said.push(line);
let dataDir = '';
let server: RunningPostgres;

const query = async (text: string): Promise<Record<string, unknown>[]> => {
  const client = new Client(server.url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'franchisesetu-postgres-'));
  server = await startPostgres({ dataDir, log, isDurable: false });
  await query('CREATE SCHEMA catalog');
  await query('CREATE TABLE catalog.cities (name text)');
  await query("INSERT INTO catalog.cities VALUES ('Pune')");
});

afterAll(async () => {
  await server.stop();
  await rm(server.home, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

test('the role of PostgreSQL is not a superuser and needs its password, which only its owner may read', async () => {
  expect(await query('SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual([
    { rolsuper: false },
  ]);
  const stranger = new Client(server.url.replace(/:[^:@]*@/, ':wrong@'));
  await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' });
  expect((await stat(join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600);
});

test('pg_trgm is in schema public, also in databases created later', async () => {
  await query('CREATE DATABASE later');
  for (const database of ['franchisesetu', 'later']) {
    const client = new Client(server.url.replace(/franchisesetu$/, database));
    await client.connect();
    const { rows } = await client.query(
      `SELECT extname FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace
       WHERE n.nspname = 'public' ORDER BY extname`,
    );
    await client.end();
    expect(rows.map(({ extname }) => extname)).toEqual(['pg_trgm']);
  }
});

test('words in Indian scripts are split into trigrams', async () => {
  expect(await query("SELECT similarity('मुंबई', 'मुंबई शहर') > 0.3 AS alike")).toEqual([{ alike: true }]);
});

test('a killed PostgreSQL restarts at its address with its data', async () => {
  const { url, pid } = server;
  process.kill(pid ?? 0, 'SIGKILL');
  await waitUntil(() => server.pid !== undefined && server.pid !== pid);
  expect(server.url).toBe(url);
  const rows = await waitUntil(() => query('SELECT name FROM catalog.cities').catch(() => undefined));
  expect(rows).toEqual([{ name: 'Pune' }]);
  expect(said.join('\n')).toContain('postgres ended (SIGKILL), restarting in 250 ms');
});

test('a restart keeps data and password, also after a crash that left a lock file', async () => {
  const { url, pid } = server;
  await server.stop();
  expect(await startMark(pid ?? 0)).toBeUndefined();
  // As after a power cut: the file names a process id that now belongs to another program.
  const lock = join(server.home, 'data', 'postmaster.pid');
  await writeFile(lock, `${process.pid}\n${join(server.home, 'data')}\n0\n5432\n\n\n0 0\nready   \n`);
  server = await startPostgres({ dataDir, log, isDurable: false });
  expect((await readFile(lock, 'utf8')).startsWith(`${server.pid}\n`)).toBe(true);
  expect(new URL(server.url).password).toBe(new URL(url).password);
  expect(await query('SELECT name FROM catalog.cities')).toEqual([{ name: 'Pune' }]);
});

test('PostgreSQL listens on the loopback address only', async () => {
  expect(await query("SELECT current_setting('listen_addresses') AS at")).toEqual([{ at: '127.0.0.1' }]);
});

test('the log of PostgreSQL names what failed without values of rows, parameters or statements', async () => {
  await query('CREATE TABLE catalog.people (email text UNIQUE, id uuid)');
  const client = new Client(server.url);
  await client.connect();
  const attempts: [string, string[]][] = [
    ['INSERT INTO catalog.people (email) VALUES ($1)', ['canary-one@people.test']],
    ['INSERT INTO catalog.people (email) VALUES ($1)', ['canary-one@people.test']],
    ['INSERT INTO catalog.people (id) VALUES ($1)', ['canary-two\ncanary-three']],
    ["SELECT 'canary-four'::int", []],
    ["SELECT 1 FROM catalog.nowhere WHERE name = 'canary-five'", []],
    ['SELECT $1::int', ['98200123450']],
  ];
  for (const [text, values] of attempts) await client.query(text, values).catch(() => undefined);
  await client.end();
  const kept = await waitUntil(async () => {
    const text = await readFile(join(dataDir, 'logs', 'postgres.log'), 'utf8');
    return text.includes('out of range') && text;
  });
  expect(kept).toContain('duplicate key value violates unique constraint "people_email_key"');
  expect(kept).toContain('invalid input syntax for type uuid: [hidden]');
  expect(kept).not.toMatch(/canary|98200/);
  expect(kept).not.toMatch(/DETAIL|STATEMENT|CONTEXT/);
});

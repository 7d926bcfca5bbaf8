import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type RunningPostgres,
  type RunningStandby,
  removeDataDir,
  StartProblem,
  standbyName,
  startPostgres,
  startStandby,
} from '@setu/dev-servers';
import { waitUntil } from '@setu/dev-servers/test';
import { makeDatabase } from '@setu/service-kit';
import { Client } from 'pg';

const log = () => undefined;
let folder = '';
let primary: RunningPostgres;
let standby: RunningStandby;

const primaryDir = () => join(folder, 'primary');
const standbyDir = () => join(folder, 'standby');
const query = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};
/** The address of the primary's role at the standby. */
const atStandby = () => primary.url.replace(/:\d+\//, `:${standby.port}/`);
const start = () =>
  startStandby({
    primaryDir: primaryDir(),
    primary: { host: '127.0.0.1', port: Number(new URL(primary.url).port) },
    dataDir: standbyDir(),
    isDurable: false,
    log,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'franchisesetu-standby-'));
  primary = await startPostgres({
    dataDir: primaryDir(),
    log,
    schemas: ['catalog'],
    settings: [`synchronous_standby_names=${standbyName}`, 'synchronous_commit=on', 'fsync=off'],
  });
  standby = await start();
});
afterAll(async () => {
  await Promise.all([standby.stop({ force: true }), primary.stop({ force: true })]);
  await Promise.all([removeDataDir(primaryDir()), removeDataDir(standbyDir())]);
});

test('a standby has each row as soon as its write is acknowledged, and refuses writes', async () => {
  await query(primary.url, 'create schema if not exists towns');
  await query(primary.url, 'create table if not exists towns.names (name text)');
  for (let n = 0; n < 20; n += 1) await query(primary.url, `insert into towns.names values ('${n}')`);
  await waitUntil(async () => {
    const [row] = await query(atStandby(), 'select count(*)::int as rows from towns.names');
    return row?.rows === 20;
  });
  await expect(query(atStandby(), "insert into towns.names values ('x')")).rejects.toMatchObject({
    code: '25006',
  });
});

test('a standby that was stopped catches up', async () => {
  await standby.stop();
  await query(primary.url, "set synchronous_commit to local; insert into towns.names values ('missed')");
  standby = await start();
  await waitUntil(async () => {
    const rows = await query(atStandby(), "select from towns.names where name = 'missed'");
    return rows.length === 1;
  });
});

test('a service only uses a promoted standby, which has every acknowledged write', async () => {
  await query(primary.url, "insert into towns.names values ('last')");
  const pool = makeDatabase({ url: atStandby(), schema: 'towns' });
  try {
    await expect(pool('names').count()).rejects.toMatchObject({ code: '25006' });
    await primary.stop({ force: true });
    await standby.promote();
    expect(await pool('names').where({ name: 'last' })).toHaveLength(1);
  } finally {
    await pool.destroy();
  }
  await query(atStandby(), "insert into towns.names values ('first of the new primary')");
  await standby.stop();
  await expect(start()).rejects.toThrow(StartProblem);
});

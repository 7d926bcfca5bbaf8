import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPostgres, startPostgres } from '@setu/dev-servers';
import { Client } from 'pg';
import { openPostgres } from './open-servers';

const schemas = ['gateway', 'identity', 'catalog'];
let dataDir = '';
let server: RunningPostgres;

const start = (options: { schemas?: string[] } = {}) =>
  startPostgres({ dataDir, log: () => undefined, isDurable: false, ...options });

const query = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};
const as = (schema: string, text: string) => query(server.schemaUrls[schema] ?? '', text);

/** A data folder from before roles were introduced: one role created everything. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'franchisesetu-roles-'));
  server = await start();
  await query(
    server.url,
    `create schema gateway; create table gateway.sessions (sid text);
     create schema identity;
     create type identity.role as enum ('brand', 'agent');
     create table identity.credentials (id bigserial primary key, role identity.role not null, hash text);
     create view identity.hashes as select hash from identity.credentials;
     create function identity.one() returns int language sql as 'select 1';
     create table identity.migrations (name text primary key);
     insert into identity.credentials (role, hash) values ('brand', 'kept');`,
  );
  await server.stop();
  server = await start({ schemas });
});
afterAll(async () => {
  await server.stop();
  await rm(server.home, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

test('an existing schema and its contents are given to its role, and nothing is lost', async () => {
  expect(await as('identity', 'select role, hash from identity.credentials')).toEqual([
    { role: 'brand', hash: 'kept' },
  ]);
  await as(
    'identity',
    `alter table identity.credentials add column since date;
     alter type identity.role add value 'investor';
     create or replace view identity.hashes as select hash from identity.credentials where hash is not null;
     create or replace function identity.one() returns int language sql as 'select 2';
     alter sequence identity.credentials_id_seq restart with 10;
     insert into identity.credentials (role) values ('agent');`,
  );
  expect(await as('identity', 'select max(id)::int as max from identity.credentials')).toEqual([{ max: 10 }]);
});

test.each([
  ['catalog', 'select * from identity.credentials'],
  ['catalog', 'select * from gateway.sessions'],
  ['identity', 'select * from gateway.sessions'],
  ['gateway', 'select * from identity.hashes'],
  ['catalog', 'create table identity.more (id int)'],
  ['catalog', 'create table public.more (id int)'],
  ['catalog', 'create schema another'],
  ['catalog', 'set role franchisesetu'],
  ['catalog', 'create role another'],
])('the role of %s may not run: %s', async (schema, text) => {
  await expect(as(schema, text)).rejects.toMatchObject({ code: '42501' });
});

test('each role can create tables in its own schema and use trigrams', async () => {
  await as('catalog', 'create table catalog.cities (name text)');
  await as('catalog', 'create index on catalog.cities using gin (name gin_trgm_ops)');
  expect(await as('catalog', "select similarity('Pune', 'Pune') as same")).toEqual([{ same: 1 }]);
});

test('on an external server a schema can have its own address, with a role that has no other rights', async () => {
  const env = { DATABASE_URL: server.url, CATALOG_DATABASE_URL: server.schemaUrls.catalog };
  const options = { dataDir, env, log: () => undefined, onChange: () => undefined };
  const external = await openPostgres({ ...options, signal: new AbortController().signal }, schemas);
  expect(external.schemaUrls).toEqual({
    gateway: server.url,
    identity: server.url,
    catalog: server.schemaUrls.catalog,
  });
  const wrong = { ...env, IDENTITY_DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/db' };
  const refused = openPostgres({ ...options, env: wrong, signal: new AbortController().signal }, schemas);
  await expect(refused).rejects.toThrow(/nobody:\*\*\*@.* \(IDENTITY_DATABASE_URL\) cannot be reached/);
});

test('the owner still reads every schema, and passwords stay the same between starts', async () => {
  const { schemaUrls } = server;
  await server.stop();
  server = await start({ schemas });
  for (const schema of schemas)
    expect(new URL(server.schemaUrls[schema] ?? '').password).toBe(
      new URL(schemaUrls[schema] ?? '').password,
    );
  expect(await query(server.url, 'select count(*)::int as count from identity.credentials')).toEqual([
    { count: 2 },
  ]);
  expect(await query(server.url, 'select * from catalog.cities')).toEqual([]);
});

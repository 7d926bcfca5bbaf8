import { endpoint } from '@setu/protocol';
import type { Knex } from 'knex';
import { z } from 'zod';
import {
  createTestDatabase,
  eventually,
  served,
  someone,
  startTestApp,
  type TestApp,
  type TestDatabase,
  type TestUser,
} from '../../../test';
import { makeDatabase } from '../../db/database';
import { type InTransaction, makeInTransaction } from '../../db/in-transaction';
import { migrate } from '../../db/migrate';
import { ConflictError } from '../../errors';
import { makeLogger } from '../../observability/logger';
import { kitMigrations } from '../../process/kit-migrations';
import { Reply, type Route, route } from '../routing/route';
import { makeAnswerOnce } from './answer-once';
import { pruneIdempotencyKeys } from './prune';

const spec = {
  service: 'catalog',
  summary: 'A call of this test.',
  access: 'public',
  method: 'POST',
} as const;
const Named = z.object({ name: z.string().min(1, 'Enter a name') });
const Stored = z.object({ id: z.string(), name: z.string() });

let database: TestDatabase;
let db: Knex;
let app: TestApp;
/** Called between the insert and the reply. */
let meanwhile: () => Promise<void> = async () => undefined;

const insert = async (inTransaction: InTransaction, name: string) => {
  const id = await inTransaction(async (trx) => {
    const [row] = await trx('things').insert({ name }).returning('id');
    return String(row.id);
  });
  await meanwhile();
  return id;
};

const makeRoutes = (inTransaction: InTransaction): Route[] => [
  route(
    endpoint({ ...spec, path: '/things', body: Named, creates: true, response: { 201: Stored } }),
    async ({ name }) => {
      const id = await insert(inTransaction, name);
      return new Reply({ id, name }, { headers: { location: `/things/${id}` } });
    },
  ),
  route(
    endpoint({ ...spec, path: '/pairs', body: Named, creates: true, response: { 201: Stored } }),
    async ({ name }) => {
      const id = await insert(inTransaction, name);
      if (name === 'refused') throw new ConflictError('conflict', 'Not as things stand.');
      if (name === 'caught') await inTransaction((trx) => trx.raw('select 1 / 0')).catch(() => undefined);
      await insert(inTransaction, name);
      return { id, name };
    },
  ),
  route(
    endpoint({ ...spec, path: '/changes', body: Named, response: { 201: Stored } }),
    async ({ name }) => ({ id: await insert(inTransaction, name), name }),
  ),
];

beforeAll(async () => {
  database = await createTestDatabase();
  db = makeDatabase({ url: database.url, schema: 'catalog', logger: makeLogger('test', 'silent') });
  await migrate(db, 'catalog', [
    ...kitMigrations,
    {
      name: '1-things',
      up: (trx) => trx.raw('create table things (id bigserial primary key, name text not null)'),
      down: (trx) => trx.raw('drop table things'),
    },
  ]);
  app = await startTestApp({ routes: makeRoutes(makeInTransaction(db)), answerOnce: makeAnswerOnce(db) });
});
afterAll(async () => {
  await app?.drain();
  await db?.destroy();
  await database?.drop();
});
beforeEach(async () => {
  meanwhile = async () => undefined;
  await db('things').delete();
});

interface Sent {
  key?: string;
  path?: string;
  as?: TestUser | null;
  address?: string;
}
const post = async (body: unknown, { key, path = '/things', as = null, address }: Sent = {}) => {
  const reply = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(address ? { 'x-client-ip': address } : {}),
      ...(await app.callers.headersFor(as)),
    },
    body: JSON.stringify(body),
  });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
};
const count = async () => Number((await db('things').count('* as n'))[0]?.n);

it('the same key and body get the first reply again: status, headers and body', async () => {
  const first = await post({ name: 'tea' }, { key: 'a-1' });
  const again = await post({ name: 'tea' }, { key: 'a-1' });
  expect(first.status).toBe(201);
  expect(again).toMatchObject({ status: 201, text: first.text });
  for (const name of ['location', 'content-type', 'cache-control'])
    expect(again.headers.get(name)).toBe(first.headers.get(name));
  expect(first.headers.get('idempotency-replayed')).toBeNull();
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  expect(await count()).toBe(1);
});

it('fifty concurrent calls with one key create one thing and get the same reply', async () => {
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => served(() => post({ name: 'tea' }, { key: 'b-1' }))),
  );
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(replies[0]?.status).toBe(201);
  expect(await count()).toBe(1);
});

it('another body with the same key is refused with 422', async () => {
  await post({ name: 'tea' }, { key: 'c-1' });
  const reply = await post({ name: 'coffee' }, { key: 'c-1' });
  expect(reply.status).toBe(422);
  expect(JSON.parse(reply.text)).toMatchObject({ code: 'idempotency_key_reused', status: 422 });
  expect(await count()).toBe(1);
});

it('a call without a key runs every time', async () => {
  await post({ name: 'tea' });
  await post({ name: 'tea' });
  expect(await count()).toBe(2);
  expect(await db('idempotency_keys').where('created_at', '>', new Date())).toEqual([]);
});

it('after a refused call, its key can be used for a corrected call', async () => {
  expect((await post({ name: '' }, { key: 'd-1' })).status).toBe(400);
  expect((await post({ name: 'tea' }, { key: 'd-1' })).status).toBe(201);
  expect((await post({ name: 'refused' }, { key: 'd-2', path: '/pairs' })).status).toBe(409);
  expect(await count()).toBe(1);
  expect((await post({ name: 'tea' }, { key: 'd-2', path: '/pairs' })).status).toBe(201);
  expect(await count()).toBe(3);
});

it('a failure after the effect reverts the effect and frees the key', async () => {
  meanwhile = () => Promise.reject(new Error('the process broke here'));
  expect((await post({ name: 'tea' }, { key: 'e-1' })).status).toBe(500);
  expect(await count()).toBe(0);
  meanwhile = async () => undefined;
  expect((await post({ name: 'tea' }, { key: 'e-1' })).status).toBe(201);
  expect(await count()).toBe(1);
});

it('a call that is repeated after a lost reply creates nothing again', async () => {
  meanwhile = async () => {
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`,
    );
  };
  expect((await post({ name: 'tea' }, { key: 'f-1' })).status).toBeGreaterThanOrEqual(500);
  meanwhile = async () => undefined;
  const reply = await post({ name: 'tea' }, { key: 'f-1' });
  expect(reply.status).toBe(201);
  expect(await count()).toBe(1);
});

it('a client that disconnects before the reply gets it on its next try', async () => {
  let arrived: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  let goOn: () => void = () => undefined;
  meanwhile = () => {
    arrived();
    return new Promise((resolve) => {
      goOn = resolve;
    });
  };
  const impatient = new AbortController();
  const lost = fetch(`${app.url}/things`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'g-1' },
    body: JSON.stringify({ name: 'tea' }),
    signal: impatient.signal,
  }).catch(() => null);
  await begun;
  impatient.abort();
  expect(await lost).toBeNull();
  const again = post({ name: 'tea' }, { key: 'g-1' });
  goOn();
  meanwhile = async () => undefined;
  expect((await again).headers.get('idempotency-replayed')).toBe('true');
  await eventually(async () => expect(await count()).toBe(1));
});

it('all transactions of a call are one transaction, and a failed part is reverted alone', async () => {
  const first = await post({ name: 'caught' }, { key: 'h-1', path: '/pairs' });
  expect(first.status).toBe(201);
  expect((await post({ name: 'caught' }, { key: 'h-1', path: '/pairs' })).text).toBe(first.text);
  expect(await count()).toBe(2);
});

it('a key belongs to its caller, method and path', async () => {
  const [one, two] = [someone('brand'), someone('brand')];
  const calls: Sent[] = [
    { as: one },
    { as: two },
    { address: '10.0.0.1' },
    { address: '10.0.0.2' },
    { as: one, path: '/pairs' },
  ];
  for (const call of calls) expect((await post({ name: 'tea' }, { ...call, key: 'i-1' })).status).toBe(201);
  for (const call of calls)
    expect((await post({ name: 'tea' }, { ...call, key: 'i-1' })).headers.get('idempotency-replayed')).toBe(
      'true',
    );
});

it.each(['', 'a b', 'x'.repeat(256), 'schlüssel'])('the key %j is refused with 400', async (key) => {
  const reply = await post({ name: 'tea' }, { key });
  expect(reply.status).toBe(400);
  expect(JSON.parse(reply.text)).toMatchObject({
    code: 'validation_failed',
    errors: [{ path: 'idempotency-key', message: expect.stringContaining('1 to 255 visible ASCII') }],
  });
  expect(await count()).toBe(0);
});

it('a call that creates nothing ignores the header', async () => {
  for (let n = 0; n < 2; n += 1)
    expect((await post({ name: 'tea' }, { key: '', path: '/changes' })).status).toBe(201);
});

it('neither key nor body is stored in plain text', async () => {
  await post({ name: 'a very secret word' }, { key: 'j-secret-key' });
  const { rows } = await database.query('select key_hash, body_hash from catalog.idempotency_keys');
  expect(JSON.stringify(rows)).not.toMatch(/secret/);
});

it('replies are stored for 24 hours', async () => {
  await post({ name: 'tea' }, { key: 'k-1' });
  await post({ name: 'tea' }, { key: 'k-2' });
  const age = (hours: number) =>
    db('idempotency_keys').update({ created_at: db.raw(`now() - interval '${hours} hours'`) });
  await age(23);
  expect(await pruneIdempotencyKeys(db)).toBe(0);
  await age(25);
  expect(await pruneIdempotencyKeys(db)).toBeGreaterThanOrEqual(2);
  expect(await db('idempotency_keys')).toEqual([]);
});

import { endpoint } from '@setu/protocol';
import type { Knex } from 'knex';
import { z } from 'zod';
import { createTestDatabase, startTestApp, type TestApp, type TestDatabase } from '../../test';
import { route } from '../http/routing/route';
import { makeLogger } from '../observability/logger';
import { makeBaseModel } from './base-model';
import { makeDatabase } from './database';
import { makeInTransaction } from './in-transaction';

let database: TestDatabase;
let db: Knex;
let app: TestApp;

const call = (path: string) =>
  endpoint({
    service: 'catalog',
    summary: 'A call of this test.',
    access: 'public',
    method: 'GET',
    path,
    params: z.object({ state: z.string().optional() }),
    response: { 200: z.object({}) },
  });
class Note extends makeBaseModel() {
  static override tableName = 'notes';
}

beforeAll(async () => {
  database = await createTestDatabase();
  db = makeDatabase({
    url: database.url,
    schema: 'public',
    poolMax: 4,
    logger: makeLogger('test', 'silent'),
  });
  await db.schema.createTable('notes', (table) => {
    table.integer('id').primary();
    table.integer('size').notNullable();
  });
  await db('notes').insert([1, 2].map((id) => ({ id, size: 0 })));
  app = await startTestApp({
    routes: [
      route(call('/fails/:state'), async ({ state }) => {
        await db.raw(`do $do$ begin raise exception 'no' using errcode = '${state}'; end $do$`);
        return {};
      }),
      route(call('/killed'), async () => {
        await db.raw('select pg_terminate_backend(pg_backend_pid())');
        return {};
      }),
      route(call('/model'), async () => {
        await db.transaction(async (trx) => {
          await trx.raw('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
          await Note.query(trx);
        });
        return {};
      }),
      route(call('/bug'), async () => {
        await db.raw('select nothing from notes');
        return {};
      }),
    ],
  });
});
afterAll(async () => {
  await app?.drain();
  await db?.destroy();
  await database?.drop();
});

const ask = async (path: string) => {
  const from = app.logged().length;
  const reply = await fetch(`${app.url}${path}`);
  const { code } = (await reply.json()) as { code: string };
  const hasBug = app
    .logged()
    .slice(from)
    .some(({ msg }) => msg === 'bug');
  const retryAfter = Number(reply.headers.get('retry-after'));
  return { status: reply.status, code, hasBug, retryAfter, fault: reply.headers.get('x-platform-fault') };
};

it.each(['57P01', '57P02', '57P03', '08006', '08P01', '53300', '53200', '25006'])(
  'a server that is down (%s) answers 503 and is not reported as a bug',
  async (state) => {
    const { retryAfter, ...reply } = await ask(`/fails/${state}`);
    expect(reply).toEqual({
      status: 503,
      code: 'database_unavailable',
      hasBug: false,
      fault: 'database_unavailable',
    });
    expect(retryAfter).toBeGreaterThan(0);
  },
);

it.each(['/killed', '/model'])('a killed connection answers 503: %s', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 503, code: 'database_unavailable', hasBug: false });
  expect(await ask('/fails/57P03')).toMatchObject({ status: 503 });
});

it('a full disk answers 507', async () => {
  expect(await ask('/fails/53100')).toMatchObject({
    status: 507,
    code: 'storage_full',
    hasBug: false,
    fault: 'storage_full',
  });
});

it.each(['57014', '40001', '40P01'])(
  'a statement that timed out or lost a conflict (%s) answers 503, which counts against the release',
  async (state) => {
    expect(await ask(`/fails/${state}`)).toMatchObject({
      status: 503,
      code: 'service_unavailable',
      hasBug: false,
      fault: null,
    });
  },
);

it('a wrong statement is reported as a bug', async () => {
  expect(await ask('/bug')).toMatchObject({ status: 500, hasBug: true, fault: null });
});

it('a transaction that ended in a deadlock runs again', async () => {
  const inTransaction = makeInTransaction(db);
  let runs = 0;
  let waiting = 0;
  let meet: () => void = () => undefined;
  const bothHoldOne = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const count = (first: number, second: number) =>
    inTransaction(async (trx) => {
      runs += 1;
      await trx('notes').where({ id: first }).increment('size');
      waiting += 1;
      if (waiting === 2) meet();
      await bothHoldOne;
      await trx('notes').where({ id: second }).increment('size');
    });
  await Promise.all([count(1, 2), count(2, 1)]);
  expect(runs).toBe(3);
  expect(await db('notes').orderBy('id').pluck('size')).toEqual([2, 2]);
});

it('a transaction that always conflicts fails with its conflict after three runs', async () => {
  let runs = 0;
  const lost = makeInTransaction(db)(async (trx) => {
    runs += 1;
    await trx.raw(`do $do$ begin raise exception 'no' using errcode = '40001'; end $do$`);
  });
  await expect(lost).rejects.toMatchObject({ code: '40001' });
  expect(runs).toBe(3);
});

import { mostCounted } from '@setu/protocol';
import type { Knex } from 'knex';
import { createTestDatabase, type TestDatabase } from '../../test/servers/database';
import { makeBaseModel } from '../db/base-model';
import { makeDatabase } from '../db/database';
import { boundedCount } from './bounded-count';

class Thing extends makeBaseModel() {
  static override tableName = 'things';
  declare n: number;
}

let database: TestDatabase;
let db: Knex;
beforeAll(async () => {
  database = await createTestDatabase();
  db = makeDatabase({ url: database.url, schema: 'public' });
  await db.raw('create table things as select generate_series(1, 5000) as n');
});
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});

const upTo = (n: number) => boundedCount(Thing.query(db).where('n', '<=', n));

it.each([0, 1, mostCounted - 1, mostCounted])('%i rows are counted exactly', async (n) => {
  expect(await upTo(n)).toEqual({ total: n });
});

it.each([mostCounted + 1, 5_000])('%i rows are counted up to the bound', async (n) => {
  expect(await upTo(n)).toEqual({ total: mostCounted, isTotalBound: true });
});

it('counting stops after the row that exceeds the bound, and sends no columns', async () => {
  const sent: string[] = [];
  db.on('query', ({ sql }: { sql: string }) => sent.push(sql));
  await upTo(5_000);
  expect(sent).toEqual([
    'select count(*) as "count" from (select 1 from "things" where "n" <= $1 limit $2) as "counted" limit $3',
  ]);
});

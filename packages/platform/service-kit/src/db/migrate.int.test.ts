import type { Knex } from 'knex';
import { createTestDatabase, type TestDatabase } from '../../test';
import { eventMigrations } from '../events/tables';
import { buildIndexes } from './concurrent-migrations';
import { makeDatabase } from './database';
import { type Migration, migrate, rollbackOne } from './migrate';

let database: TestDatabase;
const open: Knex[] = [];
const connect = (schema: string) => {
  const db = makeDatabase({ url: database.url, schema, poolMax: 2 });
  open.push(db);
  return db;
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(open.map((db) => db.destroy()));
  await database?.drop();
});

const table = (name: string, timestamp = name): Migration => ({
  name: `${timestamp}-create-${name}`,
  up: (db) => db.schema.createTable(name, (columns) => void columns.increments('id')),
  down: (db) => db.schema.dropTable(name),
});
const applied = async (schema: string) =>
  (await database.query(`select name from ${schema}.migrations order by name`)).rows.map(({ name }) => name);
const tables = async (schema: string) =>
  (
    await database.query(
      'select table_name from information_schema.tables where table_schema = $1 order by 1',
      [schema],
    )
  ).rows.map(({ table_name }) => table_name);

it('six instances that start together change the schema once', async () => {
  const changes = [table('b', '2'), table('a', '1'), ...eventMigrations];
  await Promise.all(Array.from({ length: 6 }, () => migrate(connect('together'), 'together', changes)));
  expect(await applied('together')).toEqual([
    ...eventMigrations.map(({ name }) => name),
    '1-create-a',
    '2-create-b',
  ]);
  expect(await tables('together')).toEqual(['a', 'b', 'dead_letters', 'inbox', 'migrations', 'outbox']);
});

it('services of one database start together, each in its own schema', async () => {
  const names = ['one', 'two', 'three'];
  await Promise.all(names.map((name) => migrate(connect(name), name, [table('things')])));
  for (const name of names) expect(await tables(name)).toEqual(['migrations', 'things']);
});

it('migrate applies only new migrations, the oldest first', async () => {
  const db = connect('later');
  await migrate(db, 'later', [table('a', '1')]);
  const order: string[] = [];
  const watched = (change: Migration): Migration => ({
    ...change,
    up: (trx) => {
      order.push(change.name);
      return change.up(trx);
    },
  });
  await migrate(db, 'later', [table('c', '3'), table('b', '2'), table('a', '1')].map(watched));
  expect(order).toEqual(['2-create-b', '3-create-c']);
});

it('a migration that fails is rolled back with those before it, and can be retried', async () => {
  const db = connect('failing');
  const broken: Migration = {
    name: '2-broken',
    up: (trx) => trx.raw('select no_such_function()'),
    down: async () => {},
  };
  await expect(migrate(db, 'failing', [table('a', '1'), broken])).rejects.toThrow('no_such_function');
  expect(await tables('failing')).toEqual([]);
  await migrate(db, 'failing', [table('a', '1')]);
  expect(await applied('failing')).toEqual(['1-create-a']);
});

it('a migration may exceed the time limit of statements, but does not wait longer than that for a table lock', async () => {
  const db = connect('slow');
  const limits = async (on: Knex) => {
    const { rows } = await on.raw(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
    );
    return rows[0];
  };
  const met: unknown[] = [];
  const slow: Migration = {
    name: '1-slow',
    up: async (trx) => void met.push(await limits(trx)),
    down: async (trx) => void met.push(await limits(trx)),
  };
  await migrate(db, 'slow', [slow]);
  await rollbackOne(db, 'slow', [slow]);
  expect(met).toEqual([
    { statement: '0', lock: '15s' },
    { statement: '0', lock: '15s' },
  ]);
  expect(await limits(db)).toMatchObject({ statement: '15s' });
});

const indexed = (name: string): Migration => ({
  name,
  isConcurrent: true,
  up: (db) => buildIndexes(db, 'written', { written_n: '(n)', written_odd: '(n) where n % 2 = 1' }),
  down: (db) => db.raw('drop index written_n, written_odd'),
});
const written: Migration = {
  name: '1-create-written',
  up: (trx) => trx.raw('create table written (n integer)'),
  down: (trx) => trx.raw('drop table written'),
};
const validIndexes = async (schema: string) =>
  (
    await database.query(
      `select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
       where indisvalid and relname like 'written%' and relnamespace = $1::regnamespace order by 1`,
      [schema],
    )
  ).rows.map(({ name }) => name);

it('one of several starting instances builds indexes while another transaction has written to the table', async () => {
  const first = connect('indexed');
  await migrate(first, 'indexed', [written]);
  const building = await first.transaction(async (trx) => {
    await trx('written').insert({ n: 1 });
    const starts = Promise.all(
      Array.from({ length: 4 }, () => migrate(connect('indexed'), 'indexed', [written, indexed('2-index')])),
    );
    const hasBegun = async () =>
      (await database.query(`select from pg_class where relname = 'written_n'`)).rowCount === 1;
    while (!(await hasBegun())) await new Promise((done) => setTimeout(done, 20));
    // Neither waits for the build, which waits for this transaction.
    await trx('written').insert({ n: 2 });
    await connect('indexed')('written').insert({ n: 3 });
    return [starts];
  });
  await building[0];
  expect(await validIndexes('indexed')).toEqual(['written_n', 'written_odd']);
  expect(await applied('indexed')).toEqual(['1-create-written', '2-index']);
});

it('a failed index build continues where it stopped', async () => {
  const db = connect('half');
  await migrate(db, 'half', [written]);
  await db('written').insert([{ n: 1 }, { n: 1 }]);
  await expect(db.raw('create unique index concurrently written_n on written (n)')).rejects.toThrow(
    'could not create',
  );
  expect(await validIndexes('half')).toEqual([]);
  await migrate(db, 'half', [written, indexed('2-index')]);
  expect(await validIndexes('half')).toEqual(['written_n', 'written_odd']);
  expect(await rollbackOne(db, 'half', [written, indexed('2-index')])).toBe('2-index');
  expect(await validIndexes('half')).toEqual([]);
});

it('rollback reverts the newest migration, one at a time', async () => {
  const db = connect('back');
  const changes = [...eventMigrations, table('a', '1'), table('b', '2')];
  await migrate(db, 'back', changes);
  expect(await rollbackOne(db, 'back', changes)).toBe('2-create-b');
  expect(await tables('back')).not.toContain('b');
  expect(await rollbackOne(db, 'back', changes)).toBe('1-create-a');
  for (const { name } of eventMigrations.toReversed())
    expect(await rollbackOne(db, 'back', changes)).toBe(name);
  expect(await rollbackOne(db, 'back', changes)).toBeNull();
  expect(await tables('back')).toEqual(['migrations']);
});

it('rollback refuses when the newest change in the database is unknown', async () => {
  const db = connect('unknown');
  await migrate(db, 'unknown', [table('a', '1'), table('b', '2')]);
  await expect(rollbackOne(db, 'unknown', [table('a', '1')])).rejects.toThrow('2-create-b');
  expect(await applied('unknown')).toEqual(['1-create-a', '2-create-b']);
});

const old = [table('a', '1'), table('b', '2'), table('c', '3')];
const baseline: Migration = {
  name: '3-create-c',
  replaces: { first: '1-create-a', until: 'abc123', count: 3 },
  up: async (trx) => {
    for (const { up } of old) await up(trx);
  },
  down: (trx) => trx.raw('drop table a, b, c'),
};
const now = [...eventMigrations, baseline, table('d', '4')];

it('a baseline creates the schema of the migrations that it replaces, and is reverted as a whole', async () => {
  const db = connect('empty');
  await migrate(db, 'empty', now);
  expect(await applied('empty')).toEqual([...now.map(({ name }) => name)]);
  expect(await tables('empty')).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd']));
  expect(await rollbackOne(db, 'empty', now)).toBe('4-create-d');
  expect(await rollbackOne(db, 'empty', now)).toBe('3-create-c');
  expect(await tables('empty')).not.toContain('a');
});

it('a database with all migrations of a baseline gets only the later ones, and keeps the baseline', async () => {
  const db = connect('upgraded');
  await migrate(db, 'upgraded', [...eventMigrations, ...old]);
  await db('b').insert({ id: 7 });
  await migrate(db, 'upgraded', now);
  expect(await applied('upgraded')).toEqual(
    [...eventMigrations, ...old, table('d', '4')].map(({ name }) => name),
  );
  expect(await db('b').pluck('id')).toEqual([7]);
  expect(await rollbackOne(db, 'upgraded', now)).toBe('4-create-d');
  await expect(rollbackOne(db, 'upgraded', now)).rejects.toThrow('applied by another release');
  expect(await db('b').pluck('id')).toEqual([7]);
});

it.each([
  ['lacks the newest', [0, 1]],
  ['was left without an index that was being built', [0, 2]],
])('a database that %s of the migrations of a baseline is refused and not changed', async (_, kept) => {
  const schema = `before_${kept.join('_')}`;
  const db = connect(schema);
  const had = [...eventMigrations, ...old.filter((__, index) => kept.includes(index))];
  await migrate(db, schema, had);
  const before = await tables(schema);
  await expect(migrate(db, schema, now)).rejects.toThrow(
    `This database was last used by a release before abc123, whose migrations this release no longer has`,
  );
  await expect(migrate(db, schema, now)).rejects.toThrow(
    'Start the release abc123 on it once, then this one.',
  );
  expect(await applied(schema)).toEqual(had.map(({ name }) => name));
  expect(await tables(schema)).toEqual(before);
});

it('trigram search is available in every schema', async () => {
  const db = connect('together');
  const { rows } = await db.raw("select similarity('franchise', 'franchize') > 0.5 as alike");
  expect(rows).toEqual([{ alike: true }]);
});

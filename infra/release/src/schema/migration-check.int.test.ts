import { eventMigrations, type Migration, makeDatabase, migrate } from '@setu/service-kit';
import { createTestDatabase, type TestDatabase } from '@setu/service-kit/test';
import { checkMigrations } from './migration-check';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const change = (name: string, sql: string, more: Partial<Migration> = {}): Migration => ({
  name,
  up: (db) => db.raw(sql),
  down: async () => undefined,
  ...more,
});
const first = change(
  '1-create',
  `create table things (id uuid primary key, title varchar(40) not null, price numeric(10, 2),
    state text not null default 'open' check (state in ('open', 'done')))`,
);

/** Returns the problems of all changes after the first, in a separate schema. */
const problems = async (schema: string, ...changes: Migration[]) => {
  const db = makeDatabase({ url: database.url, schema, poolMax: 1 });
  await migrate(db, schema, [...eventMigrations, first]);
  await db.destroy();
  return checkMigrations({ databaseUrl: database.url, schema, migrations: [first, ...changes] });
};

it('checkMigrations reports nothing for migrations that only add', async () => {
  expect(
    await problems(
      'adds',
      change(
        '2-more',
        'alter table things add note text, add count int not null default 0 check (count >= 0)',
      ),
      change('3-table', 'create table others (id int primary key, thing uuid references things)'),
      change('4-index', 'create index on things (title); create unique index on things (title, note)'),
      change(
        '5-looser',
        `alter table things alter title type varchar(80), alter title drop not null, drop constraint things_state_check,
          add constraint things_state_check check (state in ('open', 'done', 'held'))`,
      ),
    ),
  ).toEqual([]);
});

it('checkMigrations names each migration that removes or tightens something, except those of the contract phase', async () => {
  expect(
    await problems(
      'takes',
      change('2-rename', 'alter table things rename title to name'),
      change('3-retype', 'alter table things alter price type text'),
      change('4-must', 'alter table things alter price set not null, add must int not null'),
      change('5-unique', 'create unique index once on things (price)'),
      change('6-tighter', `alter table things add constraint never check (state <> 'held')`),
      change('7-drop', 'drop table things', { phase: 'contract', after: '2-rename' }),
    ),
  ).toEqual([
    '2-rename: things.title was removed',
    '2-rename: things.name is new and required',
    '3-retype: things.price changed from numeric(10,2) to text',
    '4-must: things.price is no longer nullable',
    '4-must: things.must is new and required',
    '5-unique: things has a new constraint: ON takes.things USING btree (price)',
    "6-tighter: things has a new constraint: CHECK ((state <> 'held'::text))",
  ]);
});

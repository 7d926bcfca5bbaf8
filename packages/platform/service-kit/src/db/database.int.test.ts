import type { Knex } from 'knex';
import { createTestDatabase, type TestDatabase } from '../../test';
import { makeLogger } from '../observability/logger';
import { makeBaseModel } from './base-model';
import { makeDatabase } from './database';

let database: TestDatabase;
let db: Knex;
beforeAll(async () => {
  database = await createTestDatabase();
  db = makeDatabase({ url: database.url, schema: 'public', poolMax: 2 });
  await db.schema.createTable('notes', (table) => {
    table.increments('id');
    table.text('words').unique();
    table.integer('size').notNullable();
    table.check('size > 0', [], 'notes_size_positive');
  });
  await db('notes').insert({ words: 'hunter2', size: 1 });
});
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});

const rows = {
  'that breaks a rule': { words: 'hunter2, too', size: -1 },
  'that lacks a value': { words: 'hunter2, too' },
  'that is there already': { words: 'hunter2', size: 1 },
};
class Note extends makeBaseModel() {
  static override tableName = 'notes';
}
const writers = {
  'a query': async (row: object) => db('notes').insert(row),
  'a model': async (row: object) => Note.query(db).insert(row),
};

it.each(
  Object.entries(writers).flatMap(([by, write]) =>
    Object.entries(rows).map(([which, row]) => [by, which, write, row] as const),
  ),
)('the log of %s with a row %s contains the statement but no values', async (...given) => {
  const [, , write, row] = given;
  const lines: string[] = [];
  const logger = makeLogger('catalog', 'info', { write: (line: string) => void lines.push(line) });
  await write(row).then(
    () => expect('written').toBe('refused'),
    (err: unknown) => logger.error({ err }, 'bug'),
  );
  expect(lines.join('')).toContain('insert into');
  expect(lines.join('')).not.toContain('hunter2');
});

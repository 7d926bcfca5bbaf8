import { landingCopy } from '@setu/contracts';
import { kitMigrations, migrate, rollbackOne } from '@setu/service-kit';
import { setUpContent } from '../test/builders';
import { migrations } from './index';

const content = setUpContent();

it('every migration goes back and forward again', async () => {
  const all = [...kitMigrations, ...migrations];
  const names = all.map(({ name }) => name).sort();
  for (const name of names.reverse().slice(0, -2))
    expect(await rollbackOne(content.db, 'content', all)).toBe(name);
  const tables = await content
    .db('information_schema.tables')
    .where({ table_schema: 'content' })
    .pluck('table_name');
  expect(tables.sort()).toEqual(['dead_letters', 'idempotency_keys', 'inbox', 'migrations', 'outbox']);
  await migrate(content.db, 'content', all);
  expect(await content.db('website_content')).toHaveLength(landingCopy.length);
});

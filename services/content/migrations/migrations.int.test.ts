import { landingCopy } from '@setu/contracts';
import { migrate, rollbackOne } from '@setu/service-kit';
import { type Content, startContent } from '../test/builders';
import { migrations } from './index';

let content: Content;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

it('goes back step by step, and forward again', async () => {
  const names = migrations.map(({ name }) => name);
  for (const name of [...names].reverse())
    expect(await rollbackOne(content.db, 'content', migrations)).toBe(name);
  const tables = await content
    .db('information_schema.tables')
    .where({ table_schema: 'content' })
    .pluck('table_name');
  expect(tables.sort()).toEqual(['dead_letters', 'idempotency_keys', 'inbox', 'migrations', 'outbox']);
  await migrate(content.db, 'content', migrations);
  expect(await content.db('website_content')).toHaveLength(landingCopy.length);
});

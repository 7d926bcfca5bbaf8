import { randomUUID } from 'node:crypto';
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

it('the migration corrects a sentence of the landing page, and leaves what an administrator wrote', async () => {
  const all = [...kitMigrations, ...migrations];
  const before = 'Compare investment, area, returns and support side by side, and write to the brand itself.';
  const own = `Written by an administrator ${randomUUID()}`;
  const contentOf = (key: string) => content.db('website_content').where({ key }).first('content');
  while ((await rollbackOne(content.db, 'content', all)) !== '20261122050000-correct-landing-copy');
  expect(await contentOf('features.investors')).toEqual({ content: before });
  await content.db('website_content').where({ key: 'hero.headline' }).update({ content: own });
  await migrate(content.db, 'content', all);
  expect((await contentOf('features.investors')).content).toMatch(/^See investment, area, returns/);
  expect(await contentOf('hero.headline')).toEqual({ content: own });
});

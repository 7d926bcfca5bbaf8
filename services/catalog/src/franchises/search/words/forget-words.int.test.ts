import { makeLogger, makeMetrics, runRetention } from '@setu/service-kit';
import { someone } from '@setu/service-kit/test';
import { addFranchise, setUpCatalog } from '../../../../test/builders';
import { forgetWords } from './forget-words';

const catalog = setUpCatalog();

const prune = () =>
  runRetention(
    {
      db: catalog.db,
      schema: 'catalog',
      rules: [forgetWords],
      sweeps: [],
      logger: makeLogger('catalog', 'silent'),
      metrics: makeMetrics('catalog'),
    },
    new Date(),
  );
const words = (): Promise<string[]> => catalog.db('franchise_words').orderBy('word').pluck('word');
const age = (days: number) =>
  catalog.db.raw("update franchise_words set checked_at = now() - ? * interval '1 day'", [days]);

it('only words that no franchise has any more are deleted after a month', async () => {
  const brand = someone('brand');
  const { id } = await addFranchise(catalog.service, brand, { title: 'Zephyr Laundry' });
  const before = await words();
  // Words with special characters, in other scripts and of any length.
  await catalog.db.raw(
    `insert into franchise_words (word) values ('a''b'), ('c\\d'), ('चाय'), ('zzz'), (repeat('x', 900))`,
  );
  expect(await prune()).toEqual({ 'words of franchises': 0 });
  await age(31);
  expect(await prune()).toEqual({ 'words of franchises': 5 });
  expect(await words()).toEqual(before);
  expect(await prune()).toEqual({ 'words of franchises': 0 });

  await catalog
    .db('franchise_opportunities')
    .where({ id })
    .update({ title: 'Breeze Laundry', search_text: 'breeze' });
  await age(29);
  await prune();
  expect(await words()).toContain('zephyr');
  await age(31);
  await prune();
  expect(await words()).not.toContain('zephyr');
  expect(await words()).toContain('breeze');
});

it('a run checks more words than a batch', async () => {
  await catalog.db.raw(
    `insert into franchise_words (word) select 'unused' || n from generate_series(1, 450) n`,
  );
  await age(31);
  expect(await prune()).toEqual({ 'words of franchises': 450 });
});

it('a word of a franchise that is being written is not deleted', async () => {
  await catalog.db.raw(`insert into franchise_words (word) values ('monsoon')`);
  await age(31);
  const brand = someone('brand');
  const { id } = await addFranchise(catalog.service, brand, { title: 'Cloud Kitchen' });
  const writer = await catalog.db.transaction();
  await writer('franchise_opportunities').where({ id }).update({ search_text: 'monsoon' });
  const pruned = prune();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await writer.commit();
  await pruned;
  expect(await words()).toContain('monsoon');
});

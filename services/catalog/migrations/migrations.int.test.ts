import { migrate, rollbackOne } from '@setu/service-kit';
import { someone } from '@setu/service-kit/test';
import { addFranchise, startCatalog } from '../test/builders';
import { migrations } from './index';

it('every migration goes back and forward again', async () => {
  const catalog = await startCatalog();
  const { db } = catalog.service.running;
  const undone: (string | null)[] = [];
  for (const _ of migrations) undone.push(await rollbackOne(db, 'catalog', migrations));
  expect(undone).toEqual(migrations.map(({ name }) => name).reverse());
  const { rows } = await db.raw("select tablename from pg_tables where schemaname = 'catalog'");
  const tables = rows.map(({ tablename }: { tablename: string }) => tablename);
  const ours = [
    'brands',
    'franchise_drafts',
    'franchise_opportunities',
    'property_listings',
    'property_requirements',
    'saved_franchises',
    'listing_reports',
  ];
  for (const table of ours) expect(tables).not.toContain(table);

  await migrate(db, 'catalog', migrations);
  expect((await addFranchise(catalog.service, someone('brand'))).brandName).toBe('New brand');
  await catalog.stop();
});

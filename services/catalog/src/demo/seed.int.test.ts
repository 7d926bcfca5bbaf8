import { demoBrandName, demoBrandNames, demoUsers, landingFranchiseIds } from '@setu/contracts';
import { eventually, startTestService } from '@setu/service-kit/test';
import { type Catalog, startCatalog, tellUser } from '../../test/builders';
import { catalogService } from '../app';
import { demoFranchises } from './demo-franchises';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog({ demo: true });
});
afterAll(() => catalog.stop());

it('fills an empty catalog, and tells of each franchise', async () => {
  const listed = demoFranchises.filter(({ inactive }) => !inactive).length;
  const reply = await catalog.service.call('GET', '/api/franchises?limit=100');
  expect(reply.headers.get('x-total-count')).toBe(String(listed));
  const names = new Set<string>(reply.body.map(({ brandName }: { brandName: string }) => brandName));
  expect(names).toEqual(new Set([demoBrandName, ...demoBrandNames]));
  const facts = await catalog.service.outbox();
  expect(facts.map(({ type }) => type)).toEqual(demoFranchises.map(() => 'catalog.franchise-created.v1'));
});

it('recommends the three of the landing page first', async () => {
  const reply = await catalog.service.call('GET', '/api/franchises?limit=3');
  expect(reply.body.map(({ id }: { id: string }) => id).sort()).toEqual([...landingFranchiseIds]);
});

it('has the three of the landing page, of three brands, featured', async () => {
  const replies = await Promise.all(
    landingFranchiseIds.map((id) => catalog.service.call('GET', `/api/franchises/${id}`)),
  );
  expect(replies.map(({ body }) => body.featured)).toEqual([true, true, true]);
  expect(new Set(replies.map(({ body }) => body.brandId)).size).toBe(3);
  expect(replies[0]?.body).toMatchObject({
    brandId: demoUsers.brand.id,
    rating: '4.80',
    reviewCount: 124,
    outletCount: 214,
  });
});

it('agrees with what identity tells of its brands: nothing changes', async () => {
  await tellUser(catalog.broker, demoUsers.brand, { displayName: demoBrandName, version: 1 });
  const known = () => catalog.service.running.db('brands').where({ id: demoUsers.brand.id }).first();
  await eventually(async () => expect(await known()).toMatchObject({ version: 1 }));
  expect(await catalog.service.outbox()).toHaveLength(demoFranchises.length);
});

it('seeds once', async () => {
  const again = await startTestService(catalogService, {
    broker: catalog.broker,
    database: catalog.service.database,
    demo: true,
  });
  expect(await again.outbox()).toHaveLength(demoFranchises.length);
  await again.stop();
});

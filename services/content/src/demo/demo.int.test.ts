import { randomUUID } from 'node:crypto';
import {
  demoFranchiseId,
  demoOwnFranchises,
  demoUsers,
  franchiseCreatedV1,
  franchiseUpdatedV1,
} from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, someone, startTestService } from '@setu/service-kit/test';
import { makeFranchise, makeInquiries, setUpContent, startContent } from '../../test/builders';
import { contentService } from '../app';
import { franchisesConsumer } from '../projections/franchises.consumer';

const content = setUpContent({ demo: true });

const get = async (path: string, as = someone('investor')) =>
  (await content.service.call('GET', path, { as })).body;
const publish = (
  definition: typeof franchiseCreatedV1,
  id: string,
  more: Partial<{ version: number; isActive: boolean; brandId: string; createdAt: string }> = {},
) =>
  handleEvent(
    content.db,
    franchisesConsumer,
    JSON.stringify(
      envelopeOf(definition, id, {
        id,
        version: 1,
        brandId: demoUsers.brand.id,
        title: `Franchise ${id}`,
        isActive: true,
        businessCategory: 'food_beverage',
        minInvestment: '100000.00',
        maxInvestment: '200000.00',
        territories: ['Pune'],
        createdAt: '2026-02-11T04:31:00.000Z',
        ...more,
      }),
    ),
  );
const figures = async () => {
  const { totalOpportunities, activeListings, newThisWeek, isSample } = await get('/api/stats/platform');
  return [totalOpportunities, activeListings, newThisWeek, isSample];
};

it('the demo shows the figures of the specification, before and after the events of other services arrive', async () => {
  expect(await figures()).toEqual([5_247, 1_832, 127, true]);
  for (const n of demoOwnFranchises)
    await publish(franchiseCreatedV1, demoFranchiseId(n), { isActive: n !== 8 });
  for (const n of [2, 3, 9, 10])
    await publish(franchiseCreatedV1, demoFranchiseId(n), { brandId: randomUUID() });
  expect(await figures()).toEqual([5_247, 1_832, 127, true]);
});

it('demo figures change with real events', async () => {
  const real = await makeFranchise(content.db);
  expect(await figures()).toEqual([5_248, 1_833, 128, true]);
  await content.db('franchises').where({ id: real.id }).update({ is_active: false });
  expect(await figures()).toEqual([5_248, 1_832, 128, true]);
  const [first, last] = [demoFranchiseId(1), demoFranchiseId(8)];
  await publish(franchiseUpdatedV1, first, { version: 2, isActive: false });
  expect(await figures()).toEqual([5_248, 1_831, 128, true]);
  await publish(franchiseUpdatedV1, last, { version: 2, isActive: true });
  expect(await figures()).toEqual([5_248, 1_832, 128, true]);
});

it('the demo brand has 1,247 views, counted from rows, all within thirty days', async () => {
  const views = await get('/api/analytics/my-franchises', { ...someone('brand'), id: demoUsers.brand.id });
  expect(views.total).toBe(1_247);
  const perDay: number[] = views.perDay.map((one: { views: number }) => one.views);
  expect(perDay.reduce((sum, one) => sum + one)).toBe(1_247);
  expect(perDay.filter((one) => one > 0).length).toBeGreaterThanOrEqual(29);

  const reply = await content.service.call('POST', '/api/analytics', {
    as: someone('investor'),
    body: { event: 'franchise_view', data: { franchiseId: demoFranchiseId(4) } },
  });
  expect(reply.body).toEqual({ counted: true });
  const after = await get('/api/analytics/my-franchises', { ...someone('brand'), id: demoUsers.brand.id });
  expect(after.total).toBe(1_248);
});

it('the demo shows the nine insights of the specification as samples', async () => {
  const sample = { observations: 0, isSample: true };
  expect(await get('/api/insights')).toEqual({
    trendingCategories: [
      { category: 'food_beverage', growthPercent: 23, ...sample },
      { category: 'education', growthPercent: 18, ...sample },
      { category: 'fitness', growthPercent: 15, ...sample },
    ],
    averageInvestment: [
      { category: 'food_beverage', min: 1_500_000, max: 3_500_000, ...sample },
      { category: 'education', min: 2_500_000, max: 5_000_000, ...sample },
      { category: 'retail', min: 1_000_000, max: 3_000_000, ...sample },
    ],
    topCities: [
      { city: 'Mumbai', score: '4.8', ...sample },
      { city: 'Bangalore', score: '4.6', ...sample },
      { city: 'Delhi NCR', score: '4.5', ...sample },
    ],
  });
});

it('an insight is no longer a sample when it has thirty real observations', async () => {
  const days = 24 * 60 * 60 * 1_000;
  const gym = await makeFranchise(content.db, { category: 'fitness', territories: ['Mumbai'] });
  await makeInquiries(content.db, 10, { franchiseId: gym.id, sentAt: new Date(Date.now() - 40 * days) });
  await makeInquiries(content.db, 19, { franchiseId: gym.id, sentAt: new Date(Date.now() - days) });
  const fitness = async () => (await get('/api/insights')).trendingCategories[2];
  expect(await fitness()).toEqual({
    category: 'fitness',
    growthPercent: 15,
    observations: 29,
    isSample: true,
  });
  await makeInquiries(content.db, 1, { franchiseId: gym.id, sentAt: new Date(Date.now() - days) });
  expect(await fitness()).toEqual({
    category: 'fitness',
    growthPercent: 100,
    observations: 30,
    isSample: false,
  });
  expect((await get('/api/insights')).topCities[0]).toEqual({
    city: 'Mumbai',
    score: '5.0',
    observations: 30,
    isSample: false,
  });
});

it('the seed runs once, and its figures are not shown without the demo', async () => {
  const count = async () => (await content.db('analytics').count('* as count').first())?.count;
  const before = await count();
  const { broker, service } = content;
  const again = await startTestService(contentService, { broker, database: service.database, demo: true });
  await again.stop();
  expect(await count()).toBe(before);
  expect(await content.db('stat_baselines')).toHaveLength(3);

  const real = await startTestService(contentService, {
    broker,
    database: service.database,
    callers: service.callers,
  });
  const stats = (await real.call('GET', '/api/stats/platform', { as: someone('investor') })).body;
  const total = Number((await content.db('franchises').count('* as count').first())?.count);
  expect(stats).toMatchObject({ totalOpportunities: total, isSample: false });
  await real.stop();
});

it('the seed does not change a site that already has events', async () => {
  const lived = await startContent();
  await makeFranchise(lived.db);
  const demo = await startTestService(contentService, {
    broker: lived.broker,
    database: lived.service.database,
    demo: true,
  });
  await demo.stop();
  expect(await lived.db('stat_baselines')).toEqual([]);
  expect(await lived.db('analytics')).toEqual([]);
  await lived.stop();
});

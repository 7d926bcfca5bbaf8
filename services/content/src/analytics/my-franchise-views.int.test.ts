import { randomUUID } from 'node:crypto';
import { someone } from '@setu/service-kit/test';
import { makeFranchise, setToNoon, setUpContent } from '../../test/builders';
import { lastDays } from '../days';

const content = setUpContent();
let noon: Date;
beforeAll(async () => {
  noon = setToNoon(content);
});

const dayMs = 24 * 60 * 60 * 1_000;
const seenAt = (franchiseId: string, count: number, at: Date) =>
  content.db.batchInsert(
    'analytics',
    Array.from({ length: count }, () => ({
      id: randomUUID(),
      event: 'franchise_view',
      session_id: randomUUID(),
      data: JSON.stringify({ franchiseId }),
      created_at: at,
    })),
  );
const seen = (franchiseId: string, count: number, daysAgo = 0) =>
  seenAt(franchiseId, count, new Date(noon.getTime() - daysAgo * dayMs));

it('a brand reads the daily views of its franchises, including inactive franchises', async () => {
  const owner = someone('brand');
  const { id } = await makeFranchise(content.db, { owner });
  const { id: inactive } = await makeFranchise(content.db, { owner, isActive: false });
  const { id: foreign } = await makeFranchise(content.db);
  await seen(id, 3);
  await seen(inactive, 2, 1);
  await seen(id, 4, 29);
  await seen(id, 5, 40);
  await seen(foreign, 9);
  await seen(randomUUID(), 9);

  const { status, body } = await content.service.call('GET', '/api/analytics/my-franchises', { as: owner });
  expect(status).toBe(200);
  expect(body.total).toBe(14);
  const days = lastDays(noon);
  expect(body.perDay.map(({ day }: { day: string }) => day)).toEqual(days);
  const views = body.perDay.map((one: { views: number }) => one.views);
  expect([views[0], views[28], views[29]]).toEqual([4, 2, 3]);
  expect(views.reduce((sum: number, one: number) => sum + one)).toBe(9);
});

it('a brand without views reads zero', async () => {
  const { body } = await content.service.call('GET', '/api/analytics/my-franchises', {
    as: someone('brand'),
  });
  expect(body.total).toBe(0);
  expect(body.perDay).toHaveLength(30);
});

it('views are read with an index when there are many', async () => {
  const owner = someone('brand');
  const { id } = await makeFranchise(content.db, { owner });
  await seen(id, 50);
  const { id: other } = await makeFranchise(content.db);
  await seenAt(other, 20_000, new Date());
  await content.db.raw('analyze analytics, franchises');
  const plan = await content.db.raw(
    `explain select count(*) from analytics join franchises on franchises.id = analytics.franchise_id
     where franchises.brand_id = ? and analytics.event = 'franchise_view'`,
    [owner.id],
  );
  const lines = plan.rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
  expect(lines).toContain('analytics_of_franchise');
  const last = await content.db.raw(
    `explain select * from analytics where visitor = ? and franchise_id = ? and created_at > now() - interval '30 minutes'`,
    [randomUUID(), other],
  );
  expect(last.rows.map((row: Record<string, string>) => row['QUERY PLAN']).join()).toContain(
    'analytics_of_visitor',
  );
});

import { randomUUID } from 'node:crypto';
import { someone } from '@setu/service-kit/test';
import {
  callAsAdmin,
  makeFranchise,
  makeInquiries,
  makeUser,
  setToNoon,
  setUpContent,
} from '../../test/builders';
import { lastDays } from '../days';

const dayMs = 24 * 60 * 60 * 1_000;

const content = setUpContent();
let noon: Date;
const daysAgo = (days: number) => new Date(noon.getTime() - days * dayMs);
beforeAll(async () => {
  noon = setToNoon(content);
});
beforeEach(async () => {
  for (const table of ['users', 'franchises', 'properties', 'inquiries', 'analytics', 'activity'])
    await content.db(table).delete();
});

const get = async (path: string) => {
  const reply = await content.service.call('GET', path, { as: someone('investor') });
  expect(reply.status).toBe(200);
  return reply.body;
};

describe('totals for administrators', () => {
  it('totals count users, franchises and inquiries', async () => {
    const read = async () => (await callAsAdmin(content.service, 'GET', '/api/admin/stats')).body;
    expect(await read()).toEqual({
      totalUsers: 0,
      totalFranchises: 0,
      totalProperties: 0,
      totalInquiries: 0,
    });
    await makeUser(content.db);
    await makeUser(content.db);
    await makeFranchise(content.db);
    await makeFranchise(content.db, { isActive: false });
    await makeFranchise(content.db);
    await content.db('properties').insert({ id: randomUUID(), is_available: false, version: 1 });
    await makeInquiries(content.db, 4);
    expect(await read()).toEqual({
      totalUsers: 2,
      totalFranchises: 3,
      totalProperties: 1,
      totalInquiries: 4,
    });
  });
});

describe('trends', () => {
  it('trends count each of the last thirty days in India, empty days too', async () => {
    await makeUser(content.db, someone('brand'), daysAgo(0));
    await makeUser(content.db, someone('agent'), daysAgo(29));
    await makeUser(content.db, someone('agent'), daysAgo(30));
    await makeInquiries(content.db, 3, { sentAt: daysAgo(1) });
    await content.db('analytics').insert({
      id: randomUUID(),
      event: 'franchise_view',
      user_id: randomUUID(),
      data: { franchiseId: randomUUID() },
      created_at: daysAgo(2),
    });
    const { status, body } = await callAsAdmin(content.service, 'GET', '/api/admin/stats/trends');
    expect(status).toBe(200);
    expect(body.map(({ day }: { day: string }) => day)).toEqual(lastDays(noon));
    const nothing = { registrations: 0, inquiries: 0, views: 0 };
    expect(body[29]).toMatchObject({ ...nothing, registrations: 1 });
    expect(body[28]).toMatchObject({ ...nothing, inquiries: 3 });
    expect(body[27]).toMatchObject({ ...nothing, views: 1 });
    expect(body[0]).toMatchObject({ ...nothing, registrations: 1 });
    expect(body[10]).toMatchObject(nothing);
  });
});

describe('figures of the home page', () => {
  it('figures are counted without a demo, and are not marked as samples', async () => {
    expect(await get('/api/stats/platform')).toEqual({
      totalOpportunities: 0,
      activeListings: 0,
      newThisWeek: 0,
      isSample: false,
      recentActivity: [],
    });
    await makeFranchise(content.db);
    await makeFranchise(content.db, { listedAt: daysAgo(8) });
    await makeFranchise(content.db, { listedAt: daysAgo(6), isActive: false });
    expect(await get('/api/stats/platform')).toMatchObject({
      totalOpportunities: 3,
      activeListings: 2,
      newThisWeek: 2,
    });
  });
});

describe('insights', () => {
  it('insights are empty before anything was observed', async () => {
    expect(await get('/api/insights')).toEqual({
      trendingCategories: [],
      averageInvestment: [],
      topCities: [],
    });
  });

  it('insights show observed demand: growing categories, their investment, and cities', async () => {
    const { db } = content;
    const retail = await makeFranchise(db, {
      category: 'retail',
      investment: [1_000_000, 2_000_000],
      territories: ['Pune', 'Maharashtra', 'Pan India'],
    });
    await makeFranchise(db, { category: 'retail', investment: [1_500_001, 3_000_000] });
    await makeFranchise(db, { category: 'retail', investment: [9_000_000, 9_500_000], isActive: false });
    const fitness = await makeFranchise(db, { category: 'fitness', territories: ['Pune', 'Mumbai'] });
    const shrinking = await makeFranchise(db, { category: 'education', territories: [] });
    const fresh = await makeFranchise(db, { category: 'beauty', territories: ['Surat'] });
    await makeInquiries(db, 4, { franchiseId: retail.id, sentAt: daysAgo(40) });
    await makeInquiries(db, 5, { franchiseId: retail.id, sentAt: daysAgo(3) });
    await makeInquiries(db, 1, { franchiseId: fitness.id, sentAt: daysAgo(31) });
    await makeInquiries(db, 2, { franchiseId: fitness.id, sentAt: daysAgo(1) });
    await makeInquiries(db, 3, { franchiseId: shrinking.id, sentAt: daysAgo(45) });
    await makeInquiries(db, 9, { franchiseId: fresh.id, sentAt: daysAgo(2) });
    await makeInquiries(db, 7, { franchiseId: retail.id, sentAt: daysAgo(95) });
    await makeInquiries(db, 6, { sentAt: daysAgo(1) });

    const insights = await get('/api/insights');
    expect(insights.trendingCategories).toEqual([
      { category: 'fitness', growthPercent: 100, observations: 3, isSample: false },
      { category: 'retail', growthPercent: 25, observations: 9, isSample: false },
    ]);
    expect(insights.averageInvestment[0]).toEqual({
      category: 'retail',
      min: 1_250_001,
      max: 2_500_000,
      observations: 2,
      isSample: false,
    });
    expect(insights.averageInvestment).toHaveLength(3);
    expect(insights.topCities).toEqual([
      { city: 'Pune', score: '5.0', observations: 12, isSample: false },
      { city: 'Surat', score: '3.8', observations: 9, isSample: false },
      { city: 'Mumbai', score: '1.3', observations: 3, isSample: false },
    ]);
  });
});

it('every query of statistics uses an index when there are many rows', async () => {
  const { db } = content;
  await db.batchInsert(
    'users',
    Array.from({ length: 20_000 }, (_, n) => ({
      id: randomUUID(),
      display_name: `P${n}`,
      role: 'investor',
      registered_at: daysAgo(n / 10),
      version: 1,
    })),
  );
  await makeInquiries(db, 20_000, { sentAt: daysAgo(200) });
  await makeInquiries(db, 100, { sentAt: daysAgo(2) });
  await db.raw('analyze users, inquiries, franchises');
  const planOf = async (sql: string, values: unknown[]) => {
    const plan = await db.raw(`explain ${sql}`, values as string[]);
    return plan.rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
  };
  const since = daysAgo(30).toISOString();
  expect(await planOf('select count(*) from users where registered_at >= ?', [since])).toContain(
    'users_registered_at_index',
  );
  expect(await planOf('select franchise_id from inquiries where sent_at > ?', [since])).toContain(
    'inquiries_sent_at_index',
  );
});

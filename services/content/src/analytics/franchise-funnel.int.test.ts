import { randomUUID } from 'node:crypto';
import { someone, type TestUser } from '@setu/service-kit/test';
import { makeFranchise, setToNoon, setUpContent } from '../../test/builders';
import { lastDays } from '../days';

const content = setUpContent();
let noon: Date;
beforeAll(async () => {
  noon = setToNoon(content);
});

const daysAgo = (days: number) => new Date(noon.getTime() - days * 24 * 60 * 60 * 1_000);
const seen = (franchiseId: string, days: number) =>
  content.db('analytics').insert({
    id: randomUUID(),
    event: 'franchise_view',
    session_id: randomUUID(),
    data: JSON.stringify({ franchiseId }),
    created_at: daysAgo(days),
  });
const asked = (franchiseId: string, status: string, days: number) =>
  content
    .db('inquiries')
    .insert({ id: randomUUID(), franchise_id: franchiseId, status, sent_at: daysAgo(days), version: 1 });
const listed = async (owner: TestUser, days: number): Promise<string> => {
  const { id } = await makeFranchise(content.db, { owner });
  await content
    .db('franchises')
    .where({ id })
    .update({ listed_at: daysAgo(days) });
  return id;
};
const funnelOf = (id: string, as: TestUser | null, days = '') =>
  content.service.call('GET', `/api/analytics/my-franchises/${id}/funnel${days}`, { as });

it('a funnel has the views of a period and the progress of its inquiries', async () => {
  const brand = someone('brand');
  const id = await listed(brand, 200);
  const other = await listed(brand, 200);
  for (const days of [0, 0, 3, 29, 30, 80, 91]) await seen(id, days);
  await seen(other, 0);
  for (const [status, days] of [
    ['open', 0],
    ['meeting_scheduled', 3],
    ['negotiation', 5],
    ['deal_closed', 7],
    ['declined', 8],
    ['deal_closed', 60],
  ] as const)
    await asked(id, status, days);

  const { status, body } = await funnelOf(id, brand);
  expect(status).toBe(200);
  expect(body).toMatchObject({ views: 4, inquiries: 5, meetings: 3, deals: 1 });
  expect(body.perDay.map(({ day }: { day: string }) => day)).toEqual(lastDays(noon));
  expect(body.perDay.at(-1)).toEqual({ day: lastDays(noon).at(-1), views: 2, inquiries: 1 });
  const { body: longer } = await funnelOf(id, brand, '?days=90');
  expect(longer).toMatchObject({ views: 6, inquiries: 6, meetings: 4, deals: 2 });
  expect(longer.perDay).toHaveLength(90);
});

it('the period of a new listing begins when it was listed', async () => {
  const brand = someone('brand');
  const id = await listed(brand, 2);
  const { body } = await funnelOf(id, brand);
  expect(body).toMatchObject({ views: 0, inquiries: 0, meetings: 0, deals: 0 });
  expect(body.perDay).toHaveLength(3);
});

it('only its brand reads the funnel of a franchise', async () => {
  const id = await listed(someone('brand'), 2);
  expect((await funnelOf(id, someone('brand'))).body.code).toBe('franchise_not_found');
  expect((await funnelOf(id, someone('investor'))).status).toBe(403);
  expect((await funnelOf(id, null)).status).toBe(401);
  expect((await funnelOf(id, someone('brand'), '?days=31')).status).toBe(400);
});

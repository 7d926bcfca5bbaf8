import { randomUUID } from 'node:crypto';
import { viewWindow } from '@setu/contracts';
import { someone, stopClock, type TestUser } from '@setu/service-kit/test';
import { aNetwork, makeFranchise, setToNoon, setUpContent } from '../../test/builders';
import { reportsPerMinute } from './record-view';
import { browsersPerNetwork } from './visitor';

const content = setUpContent();
stopClock();
beforeEach(() => {
  content.clock.ahead = 0;
});

const view = (franchiseId: string, as: TestUser | null, headers = aNetwork()) =>
  content.service.call('POST', '/api/analytics', {
    as,
    headers,
    body: { event: 'franchise_view', data: { franchiseId } },
  });
const rowsOf = (franchiseId: string) => content.db('analytics').where({ franchise_id: franchiseId });
const browser = (name: string) => ({ ...aNetwork(), 'user-agent': name });

it('a view of a signed-in visitor is counted by their id', async () => {
  const { id } = await makeFranchise(content.db);
  const investor = someone('investor');
  const reply = await view(id, investor, { 'x-client-ip': '203.0.113.77', 'user-agent': 'Firefox' });
  expect(reply.status).toBe(202);
  expect(reply.body).toEqual({ counted: true });
  expect(await rowsOf(id)).toEqual([
    expect.objectContaining({
      event: 'franchise_view',
      user_id: investor.id,
      session_id: null,
      data: { franchiseId: id },
      ip_address: '203.0.113.0/24',
      user_agent: 'Firefox',
    }),
  ]);
});

it('an unknown visitor is counted by a hash that does not identify a person', async () => {
  const { id } = await makeFranchise(content.db);
  const headers = { 'x-client-ip': '203.0.113.78', 'user-agent': 'Firefox' };
  expect((await view(id, null, headers)).body).toEqual({ counted: true });
  const [row] = await rowsOf(id);
  expect(row).toMatchObject({ user_id: null, session_id: expect.stringMatching(/^[\w-]{43}$/) });
  expect(JSON.stringify(row)).not.toContain('203.0.113.78');
});

it('a view counts once per visitor and franchise in half an hour', async () => {
  const { id } = await makeFranchise(content.db);
  const { id: other } = await makeFranchise(content.db);
  for (const [as, headers] of [
    [someone('investor'), aNetwork()],
    [null, browser('Chrome')],
  ] as const) {
    const countedOf = async (franchiseId: string) => (await view(franchiseId, as, headers)).body.counted;
    // A visitor without an account counts as a new visitor after midnight.
    setToNoon(content);
    const wait = content.clock.ahead;
    expect(await countedOf(id)).toBe(true);
    expect(await countedOf(id)).toBe(false);
    expect(await countedOf(id.toUpperCase())).toBe(false);
    expect(await countedOf(other)).toBe(true);
    content.clock.ahead = wait + viewWindow - 5_000;
    expect(await countedOf(id)).toBe(false);
    content.clock.ahead = wait + viewWindow + 5_000;
    expect(await countedOf(id)).toBe(true);
  }
});

it('visitors of one network are distinguished by their browser', async () => {
  const { id } = await makeFranchise(content.db);
  const network = aNetwork();
  await view(id, null, { ...network, 'user-agent': 'Chrome' });
  await view(id, null, { ...network, 'user-agent': 'Safari' });
  await view(id, null, { ...network, 'user-agent': 'Safari' });
  expect(await rowsOf(id)).toHaveLength(2);
});

it('only one of many concurrent reports is counted', async () => {
  const { id } = await makeFranchise(content.db);
  const headers = browser('Edge');
  const replies = await Promise.all(Array.from({ length: 8 }, () => view(id, null, headers)));
  expect(replies.filter(({ body }) => body.counted)).toHaveLength(1);
  expect(await rowsOf(id)).toHaveLength(1);
});

it('views of the owner, or of an inactive or unknown franchise, are not counted', async () => {
  const { id, owner } = await makeFranchise(content.db);
  const { id: inactive } = await makeFranchise(content.db, { isActive: false });
  expect((await view(id, owner)).body).toEqual({ counted: false });
  expect((await view(inactive, null)).body).toEqual({ counted: false });
  expect((await view(randomUUID(), null)).body).toEqual({ counted: false });
  expect(await rowsOf(id)).toEqual([]);
  expect((await view(id, someone('brand'))).body).toEqual({ counted: true });
});

it('salts of the days before yesterday are deleted', async () => {
  const { id } = await makeFranchise(content.db);
  const headers = browser('Opera');
  await view(id, null, headers);
  const dayMs = 24 * 60 * 60 * 1_000;
  const hashes = new Set<string>();
  for (const days of [1, 2, 3]) {
    content.clock.ahead = days * dayMs;
    await view(id, null, headers);
  }
  for (const { session_id } of await rowsOf(id)) hashes.add(session_id);
  expect(hashes.size).toBe(4);
  expect(await content.db('visitor_salts')).toHaveLength(2);
});

it('a long browser name is stored up to its limit', async () => {
  const { id } = await makeFranchise(content.db);
  await view(id, null, browser('x'.repeat(5_000)));
  expect((await rowsOf(id).first()).user_agent).toHaveLength(200);
});

it.each([
  ['another event', { event: 'purchase', data: { franchiseId: randomUUID() } }],
  ['no franchise', { event: 'franchise_view', data: {} }],
  ['an id that is none', { event: 'franchise_view', data: { franchiseId: "1' or 1=1" } }],
  ['a list', []],
])('a report of %s is refused', async (_, body) => {
  const before = (await content.db('analytics')).length;
  const reply = await content.service.call('POST', '/api/analytics', { body, headers: aNetwork() });
  expect(reply.status).toBe(400);
  expect(reply.body.code).toBe('validation_failed');
  expect(await content.db('analytics')).toHaveLength(before);
});

it('views of one network are limited', async () => {
  // Reports of unknown franchises count too and are the fastest, so all arrive within the minute.
  const id = randomUUID();
  const headers = browser('Robot');
  const statuses: number[] = [];
  for (let n = 0; n < reportsPerMinute + 1; n += 1) statuses.push((await view(id, null, headers)).status);
  expect(statuses.slice(0, -1).every((status) => status === 202)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  expect((await view(id, null)).status).toBe(202);
});

it('views of a franchise from one network are limited for any number of claimed browsers', async () => {
  const [{ id }, { id: other }] = [await makeFranchise(content.db), await makeFranchise(content.db)];
  const network = aNetwork();
  const look = (franchiseId: string, n: number) =>
    view(franchiseId, null, { ...network, 'user-agent': `Browser ${n}` });
  for (let n = 0; n < 100; n += 1) expect((await look(id, n)).status).toBe(202);
  const counted = (await rowsOf(id)).length;
  expect(counted).toBeGreaterThan(browsersPerNetwork / 2);
  expect(counted).toBeLessThanOrEqual(browsersPerNetwork);
  expect((await look(other, 0)).body).toEqual({ counted: true });
  expect((await view(id, null)).body).toEqual({ counted: true });
  expect((await view(id, someone('investor'), network)).body).toEqual({ counted: true });
});

import { randomUUID } from 'node:crypto';
import { someone, type TestUser } from '@setu/service-kit/test';
import { addFranchise, setUpCatalog } from '../../test/builders';

const catalog = setUpCatalog();
const brand = someone('brand');

const change = (id: string, body: unknown, as: TestUser | null = brand) =>
  catalog.service.call('PATCH', `/api/franchises/${id}`, { as, body });
const stored = async (id: string) =>
  catalog.service.running.db('franchise_opportunities').where({ id }).first();
const eventsOf = (id: string) => catalog.service.outbox(id);

it('an update changes only the sent fields and publishes an event', async () => {
  const before = await addFranchise(catalog.service, brand);
  const reply = await change(before.id, {
    title: 'Filter coffee bar',
    expectedROI: null,
    territories: ['Poona'],
  });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    ...before,
    title: 'Filter coffee bar',
    // The title decides what is drawn.
    illustration: { url: expect.stringContaining('/cafe/'), alt: 'Illustration: a cup of coffee' },
    expectedROI: null,
    territories: ['Pune'],
    updatedAt: reply.body.updatedAt,
  });
  expect(new Date(reply.body.updatedAt).getTime()).toBeGreaterThan(new Date(before.updatedAt).getTime());
  expect((await stored(before.id)).search_text).toContain('filter coffee bar');
  const events = await eventsOf(before.id);
  expect(events.map(({ type }) => type)).toEqual([
    'catalog.franchise-created.v1',
    'catalog.franchise-updated.v1',
  ]);
  expect(events[1]?.envelope.data).toMatchObject({ version: 2, title: 'Filter coffee bar', isActive: true });
  expect(events[1]?.envelope.data).not.toHaveProperty('followsOwner');
});

it('an update without fields changes nothing', async () => {
  const before = await addFranchise(catalog.service, brand);
  const reply = await change(before.id, {});
  expect(reply.body).toEqual(before);
  expect(await eventsOf(before.id)).toHaveLength(1);
});

it.each([
  ['a minimum above the stored maximum', { minInvestment: 900001 }],
  ['a maximum below the stored minimum', { maxInvestment: '499999.99' }],
  ['both, upside down', { minInvestment: 20, maxInvestment: 10 }],
])('an update of a franchise refuses %s', async (_, body) => {
  const before = await addFranchise(catalog.service, brand);
  const reply = await change(before.id, body);
  expect(reply.status).toBe(400);
  expect(reply.body.errors).toEqual([
    { path: 'maxInvestment', message: 'Minimum investment cannot be greater than maximum investment' },
  ]);
  expect(await stored(before.id)).toMatchObject({ version: 1 });
  expect(await eventsOf(before.id)).toHaveLength(1);
});

it('an update may change both ends of the range at once', async () => {
  const { id } = await addFranchise(catalog.service, brand);
  const reply = await change(id, { minInvestment: 2_000_000, maxInvestment: 3_000_000 });
  expect(reply.body).toMatchObject({ minInvestment: '2000000.00', maxInvestment: '3000000.00' });
});

it('an update changes one part of the investment and leaves the others', async () => {
  const { id } = await addFranchise(catalog.service, brand, {
    deposit: { low: '1 lakh', high: '1 lakh' },
    royalty: { kind: 'percent', amount: '6' },
  });
  const [fee, cleared] = [
    await change(id, { franchiseFee: { low: 200_000, high: 300_000 } }),
    await change(id, { royalty: null }),
  ];
  expect(fee.body).toMatchObject({
    franchiseFee: { low: '200000.00', high: '300000.00' },
    deposit: { low: '100000.00', high: '100000.00' },
    royalty: { kind: 'percent', amount: '6.00' },
  });
  expect(cleared.body).toMatchObject({ franchiseFee: { low: '200000.00' }, royalty: null });
});

it.each([
  ['a part above the stored maximum', { equipment: { low: 900_001, high: 900_001 } }],
  ['a maximum below the stored parts', { maxInvestment: '599999.99' }],
])('an update of a franchise refuses %s investment', async (_, body) => {
  const { id } = await addFranchise(catalog.service, brand, { fitOut: { low: '6 lakh', high: '8 lakh' } });
  const reply = await change(id, body);
  expect(reply.status).toBe(400);
  expect(reply.body.errors).toEqual([
    { path: 'maxInvestment', message: expect.stringContaining('The parts of the investment add up to more') },
  ]);
});

it('a rent is stored, and costs below it are refused on the field of the rent', async () => {
  const { id } = await addFranchise(catalog.service, brand, {
    monthlyCosts: { low: 90_000, typical: 120_000, high: 150_000 },
    monthlyRent: '60,000',
  });
  expect((await catalog.service.call('GET', `/api/franchises/${id}`)).body).toMatchObject({
    monthlyRent: '60000.00',
  });
  const refused = await change(id, { monthlyCosts: { low: 30_000, typical: 50_000, high: 70_000 } });
  expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'monthlyRent']);
  expect((await change(id, { monthlyRent: null })).body).toMatchObject({ monthlyRent: null });
});

it('a change of the numbers changes the number of outlets, and a wrong one changes nothing', async () => {
  const { id } = await addFranchise(catalog.service, brand, { ownOutlets: 3, outletsAsOf: '2026-03-31' });
  const reply = await change(id, { franchisedOutlets: 20, territoriesTaken: ['Goa'] });
  expect(reply.body).toMatchObject({ ownOutlets: 3, outletCount: 23, territoriesTaken: ['Goa'] });
  const refused = await change(id, { outletsAsOf: '', territories: ['Goa'] });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [
      { path: 'outletsAsOf', message: 'Enter the date of these numbers' },
      { path: 'territoriesTaken', message: 'Goa is open too. Remove it from one of the two lists' },
    ],
  ]);
  expect(await stored(id)).toMatchObject({ outlets_as_of: '2026-03-31', outlet_count: 23 });
  const cleared = await change(id, { ownOutlets: '', franchisedOutlets: '' });
  expect(cleared.body).toMatchObject({ ownOutlets: null, outletCount: 0 });
});

it('an inactive franchise is visible only to its owner until it is active again', async () => {
  const { id } = await addFranchise(catalog.service, brand);
  expect((await change(id, { isActive: false })).body.isActive).toBe(false);
  expect((await eventsOf(id)).at(-1)?.envelope.data).toMatchObject({ isActive: false, version: 2 });
  const get = (as: TestUser | null) => catalog.service.call('GET', `/api/franchises/${id}`, { as });
  expect((await get(null)).status).toBe(404);
  expect((await get(someone('brand'))).status).toBe(404);
  expect((await get(brand)).body).toMatchObject({ id, isActive: false });
  await change(id, { isActive: true });
  expect((await get(null)).status).toBe(200);
});

it('the featured limit applies when franchises are deactivated and activated', async () => {
  const owner = someone('brand');
  const [first, , third] = await Promise.all(
    [0, 1, 2].map((n) => addFranchise(catalog.service, owner, { featured: n < 2 })),
  );
  expect((await change(third.id, { featured: true }, owner)).body.featured).toBe(false);
  await change(first.id, { isActive: false }, owner);
  expect((await change(third.id, { featured: true }, owner)).body.featured).toBe(true);
  expect((await change(first.id, { isActive: true }, owner)).body).toMatchObject({
    isActive: true,
    featured: false,
  });
});

it('concurrent changes each get their own version', async () => {
  const { id } = await addFranchise(catalog.service, brand);
  await Promise.all(Array.from({ length: 8 }, (_, n) => change(id, { areaRequired: n + 1 })));
  expect(await stored(id)).toMatchObject({ version: 9 });
  const versions = (await eventsOf(id)).map(({ envelope }) => envelope.data.version);
  expect(versions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('a franchise of another brand gets the same reply as an unknown one', async () => {
  const { id } = await addFranchise(catalog.service, brand);
  const foreign = await change(id, { title: 'Mine now' }, someone('brand'));
  const unknown = await change(randomUUID(), { title: 'Mine now' }, someone('brand'));
  for (const reply of [foreign, unknown]) {
    expect(reply.status).toBe(404);
    expect(reply.body).toMatchObject({ code: 'franchise_not_found' });
  }
  expect((await stored(id)).title).not.toBe('Mine now');
});

it('an update of a malformed id answers 404', async () => {
  expect((await change('42', { title: 'Anything' })).status).toBe(404);
});

it.each(['investor', 'agent', 'admin'] as const)(
  'an update of a franchise refuses the role %s',
  async (role) => {
    const { id } = await addFranchise(catalog.service, brand);
    expect((await change(id, { title: 'Anything' }, { ...brand, role })).status).toBe(403);
  },
);

it('an update of a franchise refuses a call without a session', async () => {
  expect((await change(randomUUID(), { title: 'Anything' }, null)).status).toBe(401);
});

it('an update with NUL is refused and changes nothing', async () => {
  const { id, title } = await addFranchise(catalog.service, brand);
  expect((await change(id, { title: 'a\u0000bc' })).status).toBe(400);
  expect((await stored(id)).title).toBe(title);
});

import { someone, type TestUser } from '@setu/service-kit/test';
import { addRequirement, setUpCatalog } from '../../test/builders';
import { noIds } from '../../test/refusals';

const catalog = setUpCatalog();
const brand = someone('brand');

const change = (id: string, body: unknown, as: TestUser | null = brand) =>
  catalog.service.call('PATCH', `/api/requirements/${id}`, { as, body });
const stored = (id: string) => catalog.service.running.db('property_requirements').where({ id }).first();
const eventsOf = (id: string) => catalog.service.outbox(id);

it('an update changes only the sent fields and publishes an event', async () => {
  const before = await addRequirement(catalog.service, brand);
  const reply = await change(before.id, {
    title: 'Filter coffee bar',
    maxArea: null,
    maxRentPerSqFt: '',
    preferredLocations: ['Bengaluru', 'Karnataka'],
  });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    ...before,
    title: 'Filter coffee bar',
    maxArea: null,
    maxRentPerSqFt: null,
    preferredLocations: ['Bangalore', 'Karnataka'],
    updatedAt: reply.body.updatedAt,
  });
  expect(new Date(reply.body.updatedAt).getTime()).toBeGreaterThan(new Date(before.updatedAt).getTime());
  const events = await eventsOf(before.id);
  expect(events.map(({ type }) => type)).toEqual([
    'catalog.requirement-posted.v1',
    'catalog.requirement-updated.v1',
  ]);
  expect(events[1]?.envelope.data).toMatchObject({
    version: 2,
    title: 'Filter coffee bar',
    maxArea: null,
    description: before.description,
    isActive: true,
  });
});

it('an update without fields changes nothing', async () => {
  const before = await addRequirement(catalog.service, brand);
  expect((await change(before.id, {})).body).toEqual(before);
  expect(await eventsOf(before.id)).toHaveLength(1);
});

it('a requirement can be marked as fulfilled, and opened again', async () => {
  const { id } = await addRequirement(catalog.service, brand);
  expect((await change(id, { isActive: false })).body.isActive).toBe(false);
  expect((await eventsOf(id)).at(-1)?.envelope.data).toMatchObject({ isActive: false, version: 2 });
  expect((await change(id, { isActive: true })).body.isActive).toBe(true);
  expect((await eventsOf(id)).at(-1)?.envelope.data).toMatchObject({ isActive: true, version: 3 });
});

it('the property type is derived once, and again only when the brand asks for it', async () => {
  const { id } = await addRequirement(catalog.service, brand, { businessCategory: 'services' });
  expect((await stored(id)).property_type).toBe('office');
  expect((await change(id, { businessCategory: 'retail' })).body.propertyType).toBe('office');
  expect((await change(id, { propertyType: 'mall' })).body.propertyType).toBe('mall');
  expect((await change(id, { propertyType: null })).body.propertyType).toBe('retail');
});

it('a requirement changes to any type and back, and other changes do not affect it', async () => {
  const { id } = await addRequirement(catalog.service, brand);
  await change(id, { acceptsAnyType: true });
  expect((await change(id, { minArea: 900 })).body).toMatchObject({ acceptsAnyType: true });
  expect((await change(id, { propertyType: 'mall', acceptsAnyType: false })).body).toMatchObject({
    acceptsAnyType: false,
    propertyType: 'mall',
  });
});

it.each([
  ['a smallest area above the stored largest', { minArea: 2001 }],
  ['a largest area below the stored smallest', { maxArea: '999' }],
  ['both, upside down', { minArea: 20, maxArea: 10 }],
])('an update of a requirement refuses %s', async (_, body) => {
  const before = await addRequirement(catalog.service, brand);
  const reply = await change(before.id, body);
  expect(reply.status).toBe(400);
  expect(reply.body.errors).toEqual([
    { path: 'maxArea', message: 'Minimum area cannot be greater than maximum area' },
  ]);
  expect(await stored(before.id)).toMatchObject({ version: 1 });
  expect(await eventsOf(before.id)).toHaveLength(1);
});

it('an update may change both ends of the range at once', async () => {
  const { id } = await addRequirement(catalog.service, brand);
  expect((await change(id, { minArea: 3000, maxArea: 4000 })).body).toMatchObject({
    minArea: 3000,
    maxArea: 4000,
  });
});

it('concurrent changes each get their own version', async () => {
  const { id } = await addRequirement(catalog.service, brand);
  await Promise.all(Array.from({ length: 6 }, (_, n) => change(id, { minArea: n + 1 })));
  expect(await stored(id)).toMatchObject({ version: 7 });
  const versions = (await eventsOf(id)).map(({ envelope }) => envelope.data.version);
  expect(versions).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('a requirement of another brand gets the same reply as an unknown one', async () => {
  const { id, title } = await addRequirement(catalog.service, brand);
  const foreign = await change(id, { title: 'Mine now' }, someone('brand'));
  expect(foreign.status).toBe(404);
  expect(foreign.body).toMatchObject({ code: 'requirement_not_found' });
  expect((await stored(id)).title).toBe(title);
});

it.each(noIds)('an update of the requirement %s answers 404', async (id) => {
  expect((await change(id, { title: 'Anything' })).status).toBe(404);
});

it.each(['investor', 'agent', 'admin'] as const)(
  'an update of a requirement refuses the role %s',
  async (role) => {
    const { id } = await addRequirement(catalog.service, brand);
    expect((await change(id, { title: 'Anything' }, { ...brand, role })).status).toBe(403);
    expect(await eventsOf(id)).toHaveLength(1);
  },
);

it('an update of a requirement refuses a call without a session', async () => {
  const { id } = await addRequirement(catalog.service, brand);
  expect((await change(id, { title: 'Anything' }, null)).status).toBe(401);
});

it('an update with NUL is refused and changes nothing', async () => {
  const { id, title } = await addRequirement(catalog.service, brand);
  expect((await change(id, { title: 'a\u0000bc' })).status).toBe(400);
  expect((await stored(id)).title).toBe(title);
});

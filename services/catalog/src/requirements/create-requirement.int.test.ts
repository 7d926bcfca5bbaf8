import { randomUUID } from 'node:crypto';
import { someone } from '@setu/service-kit/test';
import { aRequirement, setUpCatalog } from '../../test/builders';
import { countsOf, sendRaw, wrongBodies } from '../../test/refusals';

const path = '/api/requirements';
const catalog = setUpCatalog();

const create = (body: unknown, as = someone('brand')) => catalog.service.call('POST', path, { as, body });
const stored = (id: string) => catalog.service.running.db('property_requirements').where({ id }).first();
const counts = () => countsOf(catalog, 'property_requirements');

it('a created requirement is returned, and its event is recorded with it', async () => {
  const brand = someone('brand');
  const reply = await create(
    aRequirement({
      title: '  Kulfi counter ',
      minArea: '100',
      preferredLocations: ['Bombay', ' mumbai', 'Shimla', ''],
      requiredAmenities: ['Parking', ' Parking ', 'AC'],
    }),
    brand,
  );
  expect(reply.status).toBe(201);
  const fields = {
    brandId: brand.id,
    title: 'Kulfi counter',
    businessCategory: 'retail',
    propertyType: 'retail',
    acceptsAnyType: false,
    minArea: 100,
    maxArea: 2000,
    preferredLocations: ['Mumbai', 'Shimla'],
    maxRentPerSqFt: '180.00',
    requiredAmenities: ['Parking', 'AC'],
    timeline: '2 months',
    isActive: true,
  };
  expect(reply.body).toMatchObject(fields);
  expect(await stored(reply.body.id)).toMatchObject({ brand_id: brand.id, version: 1, is_listed: true });
  const events = await catalog.service.outbox(reply.body.id);
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    type: 'catalog.requirement-posted.v1',
    envelope: {
      data: {
        ...fields,
        id: reply.body.id,
        version: 1,
        description: 'Ground floor, two shutters.',
        createdAt: reply.body.createdAt,
      },
    },
  });
});

it('a requirement needs only a title, an area and a place', async () => {
  const reply = await create({ title: 'Any shop', minArea: 1, preferredLocations: ['Pan India'] });
  expect(reply.status).toBe(201);
  expect(reply.body).toMatchObject({
    description: null,
    businessCategory: 'food_beverage',
    propertyType: 'retail',
    maxArea: null,
    maxRentPerSqFt: null,
    requiredAmenities: [],
    timeline: null,
    isActive: true,
  });
});

it.each([
  ['a loading bay', { requiredAmenities: ['loading bay'] }, 'warehouse'],
  ['a large area', { minArea: 5000, maxArea: null }, 'warehouse'],
  ['services', { businessCategory: 'services' }, 'office'],
  ['a type that is named', { businessCategory: 'services', propertyType: 'mall' }, 'mall'],
  ['a type of null', { businessCategory: 'technology', propertyType: null }, 'office'],
])('a requirement with %s gets the right type of property', async (_, with_, propertyType) => {
  expect((await create(aRequirement(with_))).body.propertyType).toBe(propertyType);
});

it('a requirement for any type of property is stored and published as such', async () => {
  const { body } = await create(aRequirement({ acceptsAnyType: true, businessCategory: 'services' }));
  expect(body).toMatchObject({ acceptsAnyType: true, propertyType: 'office' });
  const event = (await catalog.service.outbox()).findLast(({ aggregate_id }) => aggregate_id === body.id);
  expect(event?.envelope.data).toMatchObject({ acceptsAnyType: true, propertyType: 'office' });
});

it('owner, id and version are never read from the body', async () => {
  const brand = someone('brand');
  const reply = await create(aRequirement({ brandId: randomUUID(), id: randomUUID(), version: 7 }), brand);
  expect(reply.body.brandId).toBe(brand.id);
  expect(await stored(reply.body.id)).toMatchObject({ version: 1 });
});

it('a description of 5,000 characters of any Unicode is stored as written, without bidirectional control characters', async () => {
  const description = `<b>"दुकान" 🫖</b>${'x'.repeat(4_976)}`;
  expect((await create(aRequirement({ description: `\u202e${description}` }))).body.description).toBe(
    description,
  );
});

it('an inactive requirement is not public', async () => {
  const reply = await create(aRequirement({ isActive: false }));
  expect(await stored(reply.body.id)).toMatchObject({ is_active: false, is_listed: false });
  const event = (await catalog.service.outbox()).find(({ aggregate_id }) => aggregate_id === reply.body.id);
  expect(event?.envelope.data).toMatchObject({ isActive: false });
});

it.each(['investor', 'agent', 'admin'] as const)(
  'creating a requirement refuses the role %s',
  async (role) => {
    const before = await counts();
    const reply = await create(aRequirement(), someone(role));
    expect(reply.status).toBe(403);
    expect(reply.body).toMatchObject({ code: 'wrong_role' });
    expect(await counts()).toEqual(before);
  },
);

it('creating a requirement refuses a call without a session', async () => {
  const reply = await catalog.service.call('POST', path, { body: aRequirement() });
  expect(reply.status).toBe(401);
  expect(reply.body).toMatchObject({ code: 'unauthenticated', title: 'Unauthorized' });
});

const nul = 'Text must not contain a NUL character';
it.each<[string, Record<string, unknown>, string, string]>([
  ['no title', { title: ' ' }, 'title', 'Title is required'],
  ['NUL in the title', { title: 'a\u0000bc' }, 'title', nul],
  ['NUL in a place', { preferredLocations: ['Pu\u0000ne'] }, 'preferredLocations.0', nul],
  ['NUL in the timeline', { timeline: 'now\u0000' }, 'timeline', nul],
  ['no smallest area', { minArea: '' }, 'minArea', 'Minimum area is required'],
  ['an area of zero', { minArea: 0 }, 'minArea', 'Enter an area of at least 1 sq ft'],
  ['half a foot', { minArea: 10.5 }, 'minArea', 'Enter the area in whole sq ft'],
  ['an endless area', { maxArea: 1e9 }, 'maxArea', 'Enter an area of at most 10,00,000 sq ft'],
  ['areas upside down', { minArea: 2001 }, 'maxArea', 'Minimum area cannot be greater than maximum area'],
  [
    'no place',
    { preferredLocations: [' '] },
    'preferredLocations',
    'At least one preferred location is required',
  ],
  [
    '31 places',
    { preferredLocations: Array.from({ length: 31 }, (_, n) => `T${n}`) },
    'preferredLocations',
    'Use at most 30 entries',
  ],
  ['a rent below zero', { maxRentPerSqFt: -1 }, 'maxRentPerSqFt', 'Enter maximum rent of at least 0'],
  ['a rent in words', { maxRentPerSqFt: 'cheap' }, 'maxRentPerSqFt', 'Enter maximum rent as a number'],
  [
    'a strange category',
    { businessCategory: 'casino' },
    'businessCategory',
    'Choose one of: food_beverage, ',
  ],
  ['a strange type', { propertyType: 'palace' }, 'propertyType', 'Invalid option'],
  ['a long timeline', { timeline: 'x'.repeat(101) }, 'timeline', 'Use at most 100 characters'],
  ['a flag in words', { isActive: 'yes' }, 'isActive', 'Invalid input'],
])(
  'creating a requirement refuses %s at its field, and stores nothing',
  async (_, change, field, message) => {
    const before = await counts();
    const reply = await create(aRequirement(change));
    expect(reply.status).toBe(400);
    expect(reply.headers.get('content-type')).toContain('application/problem+json');
    expect(reply.body.errors).toContainEqual({ path: field, message: expect.stringContaining(message) });
    expect(await counts()).toEqual(before);
  },
);

it.each(wrongBodies)('creating a requirement refuses %s', async (_, body, type, status, code) => {
  const before = await counts();
  expect(await sendRaw(catalog, path, 'brand', body, type)).toMatchObject({ status, body: { status, code } });
  expect(await counts()).toEqual(before);
});

import { randomUUID } from 'node:crypto';
import { someone } from '@setu/service-kit/test';
import { aProperty, setUpCatalog } from '../../test/builders';
import { countsOf, sendRaw, wrongBodies } from '../../test/refusals';

const path = '/api/properties';
const catalog = setUpCatalog();

const create = (body: unknown, as = someone('agent')) => catalog.service.call('POST', path, { as, body });
const stored = (id: string) => catalog.service.running.db('property_listings').where({ id }).first();
const counts = () => countsOf(catalog, 'property_listings');

it.each(['agent', 'brand'] as const)(
  'a property of an %s is stored and returned, and its event is recorded with it',
  async (role) => {
    const provider = someone(role);
    const reply = await create(
      aProperty({ title: '  Hall ', city: ' Bengaluru ', amenities: ['AC', 'AC'] }),
      provider,
    );
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      providerId: provider.id,
      title: 'Hall',
      propertyType: 'retail',
      area: 1500,
      city: 'Bengaluru',
      state: 'Maharashtra',
      pincode: '411001',
      rentPerSqFt: '150.00',
      securityDeposit: '900000.00',
      amenities: ['AC'],
      images: [],
      isAvailable: true,
      featured: false,
    });
    expect(await stored(reply.body.id)).toMatchObject({
      provider_id: provider.id,
      version: 1,
      city_key: 'bangalore',
      is_listed: true,
    });
    const events = await catalog.service.outbox(reply.body.id);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      type: 'catalog.property-listed.v1',
      envelope: {
        data: {
          id: reply.body.id,
          version: 1,
          providerId: provider.id,
          title: 'Hall',
          city: 'Bengaluru',
          isAvailable: true,
        },
      },
    });
  },
);

it('a property needs only a title, an area and an address', async () => {
  const { title, area, address, city, state } = aProperty();
  const reply = await create({ title, area, address, city, state });
  expect(reply.status).toBe(201);
  expect(reply.body).toMatchObject({
    description: null,
    propertyType: 'retail',
    pincode: null,
    rentPerSqFt: null,
    securityDeposit: null,
    amenities: [],
    images: [],
    isAvailable: true,
  });
});

it('provider, id and derived fields are never read from the body', async () => {
  const agent = someone('agent');
  const forged = { providerId: randomUUID(), id: randomUUID(), version: 7, featured: true };
  const reply = await create(aProperty(forged), agent);
  expect(reply.body).toMatchObject({ providerId: agent.id, featured: false });
  expect(reply.body.id).not.toBe(forged.id);
});

it('any Unicode and the largest amounts are stored', async () => {
  const reply = await create(
    aProperty({
      title: 'दुकान 🏬',
      area: 1_000_000,
      rentPerSqFt: 999_999.99,
      securityDeposit: '9999999999.99',
    }),
  );
  expect(reply.body).toMatchObject({
    title: 'दुकान 🏬',
    area: 1_000_000,
    rentPerSqFt: '999999.99',
    securityDeposit: '9999999999.99',
  });
});

it.each(['investor', 'admin'] as const)('creating a property refuses the role %s', async (role) => {
  const before = await counts();
  expect((await create(aProperty(), someone(role))).status).toBe(403);
  expect(await counts()).toEqual(before);
});

it('creating a property refuses a call without a session', async () => {
  const reply = await catalog.service.call('POST', path, { body: aProperty() });
  expect(reply.status).toBe(401);
  expect(reply.body).toMatchObject({ code: 'unauthenticated', title: 'Unauthorized' });
});

it.each<[string, Record<string, unknown>, string, string]>([
  ['no title', { title: '' }, 'title', 'Title is required'],
  ['no area', { area: null }, 'area', 'Area is required'],
  ['no address', { address: ' ' }, 'address', 'Address is required'],
  ['no city', { city: undefined }, 'city', 'City is required'],
  ['no state', { state: undefined }, 'state', 'State is required'],
  ['a state of elsewhere', { state: 'Texas' }, 'state', 'State is required'],
  ['NUL in the address', { address: '12\u0000, Road' }, 'address', 'Text must not contain a NUL character'],
  ['a short PIN code', { pincode: '4110' }, 'pincode', 'Enter a valid 6-digit PIN code'],
  ['a PIN code from 0', { pincode: '011001' }, 'pincode', 'Enter a valid 6-digit PIN code'],
  ['a rent below zero', { rentPerSqFt: '-0.01' }, 'rentPerSqFt', 'Enter rent of at least 0'],
  [
    'a deposit in words',
    { securityDeposit: 'two lakh' },
    'securityDeposit',
    'Enter security deposit as a number',
  ],
  ['a strange type', { propertyType: 'palace' }, 'propertyType', 'Invalid option'],
  ['an http image', { images: ['http://example.com/a.png'] }, 'images.0', 'Enter an https:// address'],
  [
    '11 images',
    { images: Array.from({ length: 11 }, (_, n) => `https://example.com/${n}.png`) },
    'images',
    'Use at most 10 images',
  ],
])('creating a property refuses %s at its field, and stores nothing', async (_, change, field, message) => {
  const before = await counts();
  const reply = await create(aProperty(change));
  expect(reply.status).toBe(400);
  expect(reply.body.errors).toContainEqual({ path: field, message: expect.stringContaining(message) });
  expect(await counts()).toEqual(before);
});

it.each(wrongBodies)('creating a property refuses %s', async (_, body, type, status, code) => {
  const before = await counts();
  expect(await sendRaw(catalog, path, 'agent', body, type)).toMatchObject({ status, body: { status, code } });
  expect(await counts()).toEqual(before);
});

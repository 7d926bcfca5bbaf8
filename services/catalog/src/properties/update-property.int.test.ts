import { someone, type TestUser } from '@setu/service-kit/test';
import { addProperty, setUpCatalog } from '../../test/builders';
import { noIds } from '../../test/refusals';

const catalog = setUpCatalog();
const agent = someone('agent');

const change = (id: string, body: unknown, as: TestUser | null = agent) =>
  catalog.service.call('PATCH', `/api/properties/${id}`, { as, body });
const stored = (id: string) => catalog.service.running.db('property_listings').where({ id }).first();
const eventsOf = (id: string) => catalog.service.outbox(id);

it('an update changes only the sent fields and publishes an event', async () => {
  const before = await addProperty(catalog.service, agent);
  const reply = await change(before.id, {
    title: 'Corner hall',
    city: 'Gurgaon',
    pincode: '',
    rentPerSqFt: null,
  });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    ...before,
    title: 'Corner hall',
    city: 'Gurgaon',
    pincode: null,
    rentPerSqFt: null,
    updatedAt: reply.body.updatedAt,
  });
  expect(await stored(before.id)).toMatchObject({ city_key: 'delhi ncr', version: 2 });
  const events = await eventsOf(before.id);
  expect(events.map(({ type }) => type)).toEqual([
    'catalog.property-listed.v1',
    'catalog.property-updated.v1',
  ]);
  expect(events[1]?.envelope.data).toMatchObject({ version: 2, title: 'Corner hall', city: 'Gurgaon' });
});

it('an update without fields changes nothing', async () => {
  const before = await addProperty(catalog.service, agent);
  expect((await change(before.id, {})).body).toEqual(before);
  expect(await eventsOf(before.id)).toHaveLength(1);
});

it('a property can be marked as let, and as available again', async () => {
  const { id } = await addProperty(catalog.service, agent);
  expect((await change(id, { isAvailable: false })).body.isAvailable).toBe(false);
  expect(await stored(id)).toMatchObject({ is_listed: false });
  expect((await eventsOf(id)).at(-1)?.envelope.data).toMatchObject({ isAvailable: false, version: 2 });
  await change(id, { isAvailable: true });
  expect(await stored(id)).toMatchObject({ is_listed: true });
});

it('concurrent changes each get their own version', async () => {
  const { id } = await addProperty(catalog.service, agent);
  await Promise.all(Array.from({ length: 6 }, (_, n) => change(id, { area: n + 1 })));
  const versions = (await eventsOf(id)).map(({ envelope }) => envelope.data.version);
  expect(versions).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('a property of another provider gets the same reply as an unknown one', async () => {
  const { id, title } = await addProperty(catalog.service, agent);
  for (const role of ['agent', 'brand'] as const) {
    const foreign = await change(id, { title: 'Mine now' }, someone(role));
    expect(foreign.status).toBe(404);
    expect(foreign.body).toMatchObject({ code: 'property_not_found' });
  }
  expect((await stored(id)).title).toBe(title);
});

it.each(noIds)('an update of the property %s answers 404', async (id) => {
  expect((await change(id, { title: 'Anything' })).status).toBe(404);
});

it.each(['investor', 'admin'] as const)('an update of a property refuses the role %s', async (role) => {
  const { id } = await addProperty(catalog.service, agent);
  expect((await change(id, { title: 'Anything' }, { ...agent, role })).status).toBe(403);
});

it('an update of a property refuses a call without a session', async () => {
  const { id } = await addProperty(catalog.service, agent);
  expect((await change(id, { title: 'Anything' }, null)).status).toBe(401);
});

it.each([
  ['NUL', { title: 'a\u0000bc' }],
  ['no area', { area: '' }],
  ['a wrong PIN code', { pincode: '1' }],
])('an update of a property refuses %s, and changes nothing', async (_, body) => {
  const before = await addProperty(catalog.service, agent);
  expect((await change(before.id, body)).status).toBe(400);
  expect(await stored(before.id)).toMatchObject({ title: before.title, version: 1 });
});

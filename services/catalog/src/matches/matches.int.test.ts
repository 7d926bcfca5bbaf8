import { randomUUID } from 'node:crypto';
import { scoredPropertiesMax } from '@setu/contracts';
import { eventually, someone, type TestUser } from '@setu/service-kit/test';
import { addProperty, addRequirement, publishUser, setUpCatalog } from '../../test/builders';
import { noIds } from '../../test/refusals';

const catalog = setUpCatalog();
const brand = someone('brand');
const agent = someone('agent');

const matchesOf = (id: string, as: TestUser | null = brand, query = '') =>
  catalog.service.call('GET', `/api/requirements/${id}/matches${query}`, { as });
/** A city that only this test uses. */
const aCity = () => `Ramnagar ${randomUUID().slice(0, 8)}`;
const idsOf = (body: { property: { id: string } }[]) => body.map(({ property }) => property.id);

it('matches list fitting properties, best first, with reasons and the provider', async () => {
  const city = aCity();
  await publishUser(catalog.broker, agent, { role: 'agent', displayName: 'Kavita Rao' });
  const known = () => catalog.service.running.db('brands').where({ id: agent.id }).first();
  await eventually(async () => expect(await known()).toMatchObject({ name: 'Kavita Rao' }));
  const dear = await addProperty(catalog.service, agent, { city, rentPerSqFt: 181 });
  const best = await addProperty(catalog.service, agent, { city });
  const small = await addProperty(catalog.service, agent, { city, area: 900 });
  const { id } = await addRequirement(catalog.service, brand, { preferredLocations: [city] });
  const reply = await matchesOf(id);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('x-total-count')).toBe('3');
  expect(reply.body.map(({ score }: { score: number }) => score)).toEqual([100, 86, 80]);
  expect(idsOf(reply.body)).toEqual([best.id, small.id, dear.id]);
  expect(reply.body[0]).toEqual({
    property: best,
    providerName: 'Kavita Rao',
    score: 100,
    reasons: [
      { label: '1,500 sq ft, 1,000 - 2,000 wanted', points: 35, outOf: 35 },
      { label: `${city}, a preferred location`, points: 30, outOf: 30 },
      { label: '₹150 per sq ft, within ₹180', points: 20, outOf: 20 },
      { label: 'All required amenities', points: 10, outOf: 10 },
      { label: 'Retail space', points: 5, outOf: 5 },
    ],
  });
  expect(idsOf((await matchesOf(id, brand, '?limit=1')).body)).toEqual([best.id]);
});

it('matches exclude properties that are elsewhere, too different, let, scored below fifty or offered by the brand', async () => {
  const city = aCity();
  const add = (with_: Record<string, unknown>, as = agent) =>
    addProperty(catalog.service, as, { city, ...with_ });
  await add({ city: aCity() });
  await add({ area: 749 });
  await add({ area: 2501 });
  await add({ isAvailable: false });
  await add({ area: 760, rentPerSqFt: 999, amenities: [], propertyType: 'office' });
  await add({}, brand);
  const edge = await add({ area: 2500 });
  const { id } = await addRequirement(catalog.service, brand, { preferredLocations: [city] });
  expect(idsOf((await matchesOf(id)).body)).toEqual([edge.id]);
});

it('matches accept aliases, states and all of India as places', async () => {
  const noida = await addProperty(catalog.service, agent, {
    city: 'Noida',
    state: 'Uttar Pradesh',
    area: 77_777,
  });
  const leh = await addProperty(catalog.service, agent, { city: 'Leh', state: 'Ladakh', area: 77_777 });
  const found = async (place: string) => {
    const { id } = await addRequirement(catalog.service, brand, {
      minArea: 77_777,
      maxArea: null,
      preferredLocations: [place],
    });
    return new Set(idsOf((await matchesOf(id)).body));
  };
  expect(await found('Gurgaon')).toEqual(new Set([noida.id]));
  expect(await found('Uttar Pradesh')).toEqual(new Set([noida.id]));
  expect(await found('Ladakh')).toEqual(new Set([leh.id]));
  expect(await found('Pan India')).toEqual(new Set([noida.id, leh.id]));
});

it('the newer of equal matches is first', async () => {
  const city = aCity();
  const added = [];
  for (let n = 0; n < 4; n += 1) added.unshift((await addProperty(catalog.service, agent, { city })).id);
  const { id } = await addRequirement(catalog.service, brand, { preferredLocations: [city] });
  expect(idsOf((await matchesOf(id)).body)).toEqual(added);
});

it('matches are chosen from the newest of very many properties', async () => {
  const city = aCity();
  const oldest = await addProperty(catalog.service, agent, { city });
  const newer = await addProperty(catalog.service, agent, { city, area: 900 });
  await catalog.service.running.db.raw(
    `insert into property_listings
     select another.* from property_listings as one, generate_series(1, ?::int) as n,
       lateral jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'area', 900 + n % 2)) as another
     where one.id = ?`,
    [scoredPropertiesMax - 1, newer.id],
  );
  const { id } = await addRequirement(catalog.service, brand, { preferredLocations: [city] });
  const reply = await matchesOf(id);
  expect(reply.headers.get('x-total-count')).toBe(String(scoredPropertiesMax));
  expect(idsOf(reply.body)).not.toContain(oldest.id);
});

it('matches are also listed for a fulfilled requirement', async () => {
  const { id } = await addRequirement(catalog.service, brand, {
    isActive: false,
    preferredLocations: [aCity()],
  });
  expect((await matchesOf(id)).body).toEqual([]);
});

it('a requirement of another brand gets the same reply as an unknown one', async () => {
  const { id } = await addRequirement(catalog.service, brand);
  const reply = await matchesOf(id, someone('brand'));
  expect(reply.status).toBe(404);
  expect(reply.body.code).toBe('requirement_not_found');
});

it.each(noIds)('matches of the id %s answer 404', async (id) => {
  expect((await matchesOf(id)).status).toBe(404);
});

it.each(['investor', 'agent', 'admin'] as const)('matches refuse the role %s', async (role) => {
  const { id } = await addRequirement(catalog.service, brand);
  expect((await matchesOf(id, { ...brand, role })).status).toBe(403);
});

it('matches refuse a call without a session, and a limit above 100', async () => {
  const { id } = await addRequirement(catalog.service, brand);
  expect((await matchesOf(id, null)).status).toBe(401);
  expect((await matchesOf(id, brand, '?limit=101')).status).toBe(400);
});

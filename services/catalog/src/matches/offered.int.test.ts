import { randomUUID } from 'node:crypto';
import { someone, type TestUser } from '@setu/service-kit/test';
import { addProperty, addRequirement, setUpCatalog } from '../../test/builders';
import { noIds } from '../../test/refusals';

const catalog = setUpCatalog();
const brand = someone('brand');
const agent = someone('agent');

const offered = (id: string, propertyIds: readonly string[], as: TestUser | null = brand) => {
  const query = propertyIds.map((each) => `propertyId=${each}`).join('&');
  return catalog.service.call('GET', `/api/requirements/${id}/offered-properties?${query}`, { as });
};
const scores = (body: { property: { id: string }; score: number | null }[]) =>
  Object.fromEntries(body.map(({ property, score }) => [property.id, score]));

it('offered properties have the same score and reasons as matches', async () => {
  const { id } = await addRequirement(catalog.service, brand);
  const property = await addProperty(catalog.service, agent);
  const reply = await offered(id, [property.id, property.id]);
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual([
    {
      property,
      score: 100,
      reasons: expect.arrayContaining([
        { label: '1,500 sq ft, 1,000 - 2,000 wanted', points: 35, outOf: 35 },
      ]),
    },
  ]);
});

it('an offered property with a low score or in another place is also shown, because an offer names it', async () => {
  const { id } = await addRequirement(catalog.service, brand);
  const poor = await addProperty(catalog.service, agent, {
    area: 760,
    rentPerSqFt: 999,
    amenities: [],
    propertyType: 'office',
  });
  const elsewhere = await addProperty(catalog.service, agent, { city: 'Nashik' });
  const large = await addProperty(catalog.service, agent, { area: 9_000 });
  const { body } = await offered(id, [poor.id, elsewhere.id, large.id]);
  expect(scores(body)).toEqual({ [poor.id]: 31, [elsewhere.id]: null, [large.id]: null });
  expect(body.find(({ score }: { score: number | null }) => score === null).reasons).toEqual([]);
});

it('offered properties exclude properties that are no longer available or do not exist', async () => {
  const { id } = await addRequirement(catalog.service, brand);
  const unavailable = await addProperty(catalog.service, agent, { isAvailable: false });
  expect((await offered(id, [unavailable.id, randomUUID()])).body).toEqual([]);
  expect((await offered(id, [])).body).toEqual([]);
});

it('a requirement of another brand gets the same reply as an unknown one', async () => {
  const { id } = await addRequirement(catalog.service, brand);
  const reply = await offered(id, [], someone('brand'));
  expect([reply.status, reply.body.code]).toEqual([404, 'requirement_not_found']);
});

it.each(noIds)('offered properties of the requirement %s answer 404', async (id) => {
  expect((await offered(id, [])).status).toBe(404);
});

it('offered properties refuse more than 50 ids, and a malformed id', async () => {
  const { id } = await addRequirement(catalog.service, brand);
  expect(
    (
      await offered(
        id,
        Array.from({ length: 51 }, () => randomUUID()),
      )
    ).status,
  ).toBe(400);
  expect((await offered(id, ['first'])).status).toBe(400);
});

it.each(['investor', 'agent', 'admin'] as const)('offered properties refuse the role %s', async (role) => {
  const { id } = await addRequirement(catalog.service, brand);
  expect((await offered(id, [], { ...brand, role })).status).toBe(403);
});

it('offered properties refuse a call without a session', async () => {
  const { id } = await addRequirement(catalog.service, brand);
  expect((await offered(id, [], null)).status).toBe(401);
});

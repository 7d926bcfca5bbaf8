import { randomUUID } from 'node:crypto';
import { OfferingAgent, userRoles } from '@setu/contracts';
import { someone, type TestUser } from '@setu/service-kit/test';
import { addAgent, addDemand, addOffer, nextOf, setUpAgents } from '../../test/builders';

const agents = setUpAgents();

const profilesFor = (requirementId: string, as: TestUser | null, query = '') =>
  agents.service.call('GET', `/api/agent/profiles?requirementId=${requirementId}${query}`, { as });
const companies = (body: { companyName: string }[]) => body.map(({ companyName }) => companyName);

it('a brand reads the profiles of agents that made it an offer for a requirement, without private fields', async () => {
  const demand = await addDemand(agents.service);
  const agent = await addAgent(agents.service, { website: 'https://realty.example' });
  await addOffer(agents.service, agent, demand);
  await addOffer(agents.service, someone('agent'), demand);
  await addOffer(
    agents.service,
    await addAgent(agents.service),
    await addDemand(agents.service, demand.brand),
  );
  const reply = await profilesFor(demand.id, demand.brand);
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual([OfferingAgent.parse(agent.profile)]);
  expect(reply.body[0]).not.toHaveProperty('commissionRate');
});

it('the agent of a withdrawn or declined offer is still listed', async () => {
  const demand = await addDemand(agents.service);
  for (const status of ['withdrawn', 'declined'] as const)
    await addOffer(agents.service, await addAgent(agents.service), demand, { status });
  expect((await profilesFor(demand.id, demand.brand)).body).toHaveLength(2);
});

it('the list is empty for another brand, and for a requirement without offers', async () => {
  const demand = await addDemand(agents.service);
  await addOffer(agents.service, await addAgent(agents.service), demand);
  expect((await profilesFor(demand.id, someone('brand'))).body).toEqual([]);
  expect((await profilesFor(randomUUID(), demand.brand)).body).toEqual([]);
});

it('an offer sent to another brand for the same requirement does not give access to the profile', async () => {
  const demand = await addDemand(agents.service);
  const agent = await addAgent(agents.service);
  await addOffer(agents.service, agent, { id: demand.id, brandId: someone('brand').id });
  expect((await profilesFor(demand.id, demand.brand)).body).toEqual([]);
});

it('offering agents are listed page by page', async () => {
  const demand = await addDemand(agents.service);
  for (let n = 0; n < 3; n += 1) await addOffer(agents.service, await addAgent(agents.service), demand);
  const first = await profilesFor(demand.id, demand.brand, '&limit=2');
  expect(first.headers.get('x-total-count')).toBe('3');
  const next = nextOf(first.headers);
  const second = await agents.service.call('GET', String(next), { as: demand.brand });
  expect(new Set([...companies(first.body), ...companies(second.body)]).size).toBe(3);
});

it.each(['', '?requirementId=first', `?requirementId=${randomUUID()}&limit=101`])(
  'listing offering agents refuses the query "%s"',
  async (query) => {
    const reply = await agents.service.call('GET', `/api/agent/profiles${query}`, { as: someone('brand') });
    expect(reply.status).toBe(400);
  },
);

it.each(userRoles.filter((role) => role !== 'brand'))(
  'listing offering agents refuses the role %s',
  async (role) => {
    expect((await profilesFor(randomUUID(), someone(role))).status).toBe(403);
  },
);

it('listing offering agents refuses a call without a session', async () => {
  expect((await profilesFor(randomUUID(), null)).status).toBe(401);
});

it('offers of a requirement are found with an index', async () => {
  const { db } = agents.service.running;
  for (let first = 1; first < 20_000; first += 1_000)
    await db.raw(
      `insert into offers (id, requirement_id, from_user_id, to_user_id, status, version, created_at)
     select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'open', 1, now()
     from generate_series(?::integer, ?::integer + 999) n`,
      [first, first],
    );
  await db.raw('analyze offers');
  const { rows } = await db.raw<{ rows: Record<string, string>[] }>(
    'explain select from_user_id from offers where requirement_id = ? and to_user_id = ?',
    [randomUUID(), randomUUID()],
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('offers_of_requirement');
});

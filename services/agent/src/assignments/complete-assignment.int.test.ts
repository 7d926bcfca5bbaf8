import { randomUUID } from 'node:crypto';
import { assignmentChangedV1, userRoles } from '@setu/contracts';
import { someone, type TestUser } from '@setu/service-kit/test';
import { addAgent, addAssignment, setUpAgents } from '../../test/builders';

const agents = setUpAgents();
beforeEach(() => {
  agents.clock.ahead = 0;
});

const change = (as: TestUser | null, id: string, body: unknown) =>
  agents.service.call('PATCH', `/api/agent/assignments/${id}`, { as, body });
const confirm = (as: TestUser | null, id: string, body: unknown = { rating: 5 }) =>
  agents.service.call('POST', `/api/agent/assignments/${id}/confirm`, { as, body });
const stored = (id: string) => agents.service.running.db('agent_property_assignments').where({ id }).first();
const changesOf = async (id: string) =>
  (await agents.service.outbox())
    .filter(({ aggregate_id, type }) => aggregate_id === id && type === assignmentChangedV1.type)
    .map(({ envelope }) => envelope.data);
const profileOf = async (agent: TestUser) =>
  (await agents.service.call('GET', '/api/agent/profile', { as: agent })).body;
const untouched = async (id: string) => {
  expect(await stored(id)).toMatchObject({ status: 'active', version: 1, rating: null, completed_at: null });
  expect(await changesOf(id)).toEqual([]);
};

describe('changes of status by the agent', () => {
  it('an agent puts on hold, resumes and completes an assignment; each change publishes a new version', async () => {
    const { id, agent, brand, demand } = await addAssignment(agents.service);
    agents.clock.ahead = 60_000;
    const held = await change(agent, id, { status: 'on_hold' });
    expect(held.status).toBe(200);
    expect(held.body).toMatchObject({
      id,
      status: 'on_hold',
      awaitsConfirmation: false,
      demandTitle: demand.title,
    });
    expect(Date.parse(held.body.updatedAt)).toBeGreaterThan(Date.parse(held.body.assignedAt));
    expect((await change(agent, id, { status: 'active' })).body).toMatchObject({ status: 'active' });
    expect((await change(agent, id, { status: 'completed' })).body).toMatchObject({
      status: 'completed',
      awaitsConfirmation: true,
      completedAt: null,
      rating: null,
    });
    const published = {
      id,
      agentId: agent.id,
      brandId: brand.id,
      requirementId: demand.id,
      propertyId: null,
    };
    expect(await changesOf(id)).toEqual([
      { ...published, version: 2, status: 'on_hold', isConfirmed: false, confirmedAt: null },
      { ...published, version: 3, status: 'active', isConfirmed: false, confirmedAt: null },
      { ...published, version: 4, status: 'completed', isConfirmed: false, confirmedAt: null },
    ]);
  });

  it('an assignment on hold may be completed', async () => {
    const { id, agent } = await addAssignment(agents.service);
    await change(agent, id, { status: 'on_hold' });
    expect((await change(agent, id, { status: 'completed' })).status).toBe(200);
  });

  it('an agent may not repeat a status or revert a completion', async () => {
    const { id, agent } = await addAssignment(agents.service);
    expect((await change(agent, id, { status: 'active' })).body.code).toBe('status_not_allowed');
    await untouched(id);
    await change(agent, id, { status: 'completed' });
    for (const status of ['active', 'on_hold', 'completed']) {
      const reply = await change(agent, id, { status });
      expect(reply.status).toBe(409);
      expect(reply.body.code).toBe('status_not_allowed');
    }
    expect(await stored(id)).toMatchObject({ status: 'completed', version: 2 });
  });

  it.each([{}, { status: 'lost' }, { status: null }, []])('a status of %j answers 400', async (body) => {
    const { id, agent } = await addAssignment(agents.service);
    expect((await change(agent, id, body)).status).toBe(400);
    await untouched(id);
  });

  it('the second of two concurrent changes sees the result of the first', async () => {
    const { id, agent } = await addAssignment(agents.service);
    const replies = await Promise.all([
      change(agent, id, { status: 'completed' }),
      change(agent, id, { status: 'completed' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await changesOf(id)).toHaveLength(1);
  });
});

describe('confirmation by the brand', () => {
  const completed = async (agent: TestUser = someone('agent')) => {
    const assignment = await addAssignment(agents.service, { agent });
    await change(agent, assignment.id, { status: 'completed' });
    return assignment;
  };

  it('a brand confirms a completion with a rating, which counts as a deal and changes the mean', async () => {
    const agent = await addAgent(agents.service);
    const first = await completed(agent);
    const reply = await confirm(first.brand, first.id, { rating: 4 });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      id: first.id,
      status: 'completed',
      awaitsConfirmation: false,
      rating: 4,
      completedAt: expect.any(String),
    });
    expect((await changesOf(first.id)).at(-1)).toMatchObject({
      version: 3,
      status: 'completed',
      isConfirmed: true,
      confirmedAt: reply.body.completedAt,
    });
    expect(await profileOf(agent)).toMatchObject({ totalDeals: 1, rating: '4.00' });
    const second = await completed(agent);
    await confirm(second.brand, second.id, { rating: 5 });
    expect(await profileOf(agent)).toMatchObject({ totalDeals: 2, rating: '4.50' });
  });

  it('a confirmation recomputes numbers that were wrong', async () => {
    const agent = await addAgent(agents.service);
    await agents.service.running
      .db('agent_profiles')
      .where({ user_id: agent.id })
      .update({ total_deals: 77, rating: '1.00' });
    const { id, brand } = await completed(agent);
    await confirm(brand, id, { rating: 3 });
    expect(await profileOf(agent)).toMatchObject({ totalDeals: 1, rating: '3.00' });
  });

  it('concurrent confirmations all count', async () => {
    const agent = await addAgent(agents.service);
    const done = [];
    for (let n = 0; n < 4; n += 1) done.push(await completed(agent));
    const replies = await Promise.all(done.map(({ id, brand }, n) => confirm(brand, id, { rating: n + 2 })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await profileOf(agent)).toMatchObject({ totalDeals: 4, rating: '3.50' });
  });

  it('a brand may confirm an agent without a profile', async () => {
    const { id, brand } = await completed();
    expect((await confirm(brand, id)).status).toBe(200);
  });

  it('a brand may confirm only after the agent completed, and only once', async () => {
    const { id, brand, agent } = await addAssignment(agents.service);
    const early = await confirm(brand, id);
    expect(early.status).toBe(409);
    expect(early.body.code).toBe('status_not_allowed');
    await untouched(id);
    await change(agent, id, { status: 'completed' });
    const replies = await Promise.all([confirm(brand, id, { rating: 5 }), confirm(brand, id, { rating: 1 })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await changesOf(id)).toHaveLength(2);
  });

  it.each([{}, { rating: 0 }, { rating: 6 }, { rating: 4.5 }, { rating: '5' }, { rating: null }])(
    'a confirmation with %j answers 400',
    async (body) => {
      const { id, brand } = await completed();
      const reply = await confirm(brand, id, body);
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({ errors: [{ path: 'rating', message: 'Choose 1 to 5' }] });
      expect(await stored(id)).toMatchObject({ completed_at: null, rating: null, version: 2 });
    },
  );
});

describe('assignments of others', () => {
  it('assignments of another agent or another brand answer 404', async () => {
    const { id } = await addAssignment(agents.service);
    for (const reply of [
      await change(someone('agent'), id, { status: 'completed' }),
      await confirm(someone('brand'), id),
    ]) {
      expect(reply.status).toBe(404);
      expect(reply.body.code).toBe('assignment_not_found');
    }
    await untouched(id);
  });

  it('unknown and malformed ids of an assignment answer 404', async () => {
    for (const id of [randomUUID(), 'first', '%00', "1';--"]) {
      expect((await change(someone('agent'), id, { status: 'on_hold' })).status).toBe(404);
      expect((await confirm(someone('brand'), id)).status).toBe(404);
    }
  });

  it.each(userRoles)('the role %s may make only its own changes', async (role) => {
    const { id, agent, brand } = await addAssignment(agents.service);
    if (role !== 'agent')
      expect((await change(someone(role, agent.id), id, { status: 'completed' })).status).toBe(403);
    if (role !== 'brand') expect((await confirm(someone(role, brand.id), id)).status).toBe(403);
    await untouched(id);
  });

  it('changing an assignment without a session answers 401', async () => {
    const { id } = await addAssignment(agents.service);
    expect((await change(null, id, { status: 'completed' })).status).toBe(401);
    expect((await confirm(null, id)).status).toBe(401);
    await untouched(id);
  });
});

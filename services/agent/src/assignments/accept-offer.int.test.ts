import { randomUUID } from 'node:crypto';
import { offerAcceptedV1, userRoles } from '@setu/contracts';
import { someone, type TestUser } from '@setu/service-kit/test';
import { addAssignment, addDemand, addOffer, addPerson, addProperty, setUpAgents } from '../../test/builders';

const agents = setUpAgents();

const accept = (as: TestUser | null, body: unknown, headers: Record<string, string> = {}) =>
  agents.service.call('POST', '/api/agent/assignments', { as, body, headers });
const storedFor = (requirementId: string) =>
  agents.service.running.db('agent_property_assignments').where({ requirement_id: requirementId });
const eventsAbout = (id: string) => agents.service.outbox(id);

/** A demand with an agent's offer. */
const offered = async (offer: Parameters<typeof addOffer>[3] = {}, with_: Record<string, unknown> = {}) => {
  const agent = someone('agent');
  const demand = await addDemand(agents.service, someone('brand'), with_);
  const { id: offerId } = await addOffer(agents.service, agent, demand, offer);
  return {
    agent,
    demand,
    offerId,
    brand: demand.brand,
    body: { requirementId: demand.id, agentId: agent.id },
  };
};

describe('accepting an offer', () => {
  it('an acceptance creates the assignment with all its fields, and publishes one event', async () => {
    const { service } = agents;
    const { agent, brand, demand, offerId, body } = await offered();
    const property = await addProperty(service, agent);
    const agentName = await addPerson(service, agent);
    const brandName = await addPerson(service, brand);
    const reply = await accept(brand, {
      ...body,
      propertyId: property.id,
      assignmentType: 'deal_closing',
      commissionAgreed: 2,
      notes: ' Start in Pune. ',
    });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.any(String),
      agentId: agent.id,
      agentName,
      brandId: brand.id,
      brandName,
      demandId: demand.id,
      demandTitle: demand.title,
      areaRequired: '1,000 - 2,000',
      timeline: '2 months',
      preferredLocations: ['Mumbai', 'Pune'],
      propertyId: property.id,
      propertyTitle: property.title,
      assignmentType: 'deal_closing',
      status: 'active',
      awaitsConfirmation: false,
      commissionAgreed: '2.00',
      notes: 'Start in Pune.',
      rating: null,
      assignedAt: expect.any(String),
      completedAt: null,
      updatedAt: reply.body.assignedAt,
    });
    const events = await eventsAbout(reply.body.id);
    expect(events.map(({ type }) => type)).toEqual([offerAcceptedV1.type]);
    expect(events[0]?.envelope.data).toEqual({
      id: reply.body.id,
      version: 1,
      agentId: agent.id,
      brandId: brand.id,
      requirementId: demand.id,
      propertyId: property.id,
      status: 'active',
      isConfirmed: false,
      confirmedAt: null,
      inquiryId: offerId,
    });
    const [listed] = (await service.call('GET', '/api/agent/assignments', { as: agent })).body;
    expect(listed).toEqual(reply.body);
  });

  it('fields that the brand omits are taken from the offer', async () => {
    const { agent, brand, demand } = await offered();
    const property = await addProperty(agents.service, agent);
    await addOffer(agents.service, agent, demand, {
      propertyId: property.id,
      proposedCommission: '1.75',
      createdAt: new Date(Date.now() + 1_000).toISOString(),
    });
    const reply = await accept(brand, {
      requirementId: demand.id.toUpperCase(),
      agentId: agent.id.toUpperCase(),
    });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      agentId: agent.id,
      demandId: demand.id,
      propertyId: property.id,
      commissionAgreed: '1.75',
      assignmentType: 'tenant_search',
      notes: null,
      agentName: 'New agent',
      brandName: 'New brand',
    });
  });

  it('an acceptance repeated with its idempotency key gets the first reply, and creates one assignment and one event', async () => {
    const { brand, demand, body } = await offered();
    const headers = { 'idempotency-key': 'one-submit' };
    const first = await accept(brand, body, headers);
    expect(first.status).toBe(201);
    expect(await accept(brand, body, headers)).toMatchObject({ status: 201, text: first.text });
    expect(await storedFor(demand.id)).toHaveLength(1);
    expect(await eventsAbout(first.body.id)).toHaveLength(1);
    expect((await accept(brand, { ...body, commissionAgreed: 2 }, headers)).status).toBe(422);
    expect((await accept(brand, body)).status).toBe(409);
  });

  it('an offered property that does not belong to the agent is left out', async () => {
    const property = await addProperty(agents.service, someone('agent'));
    const { brand, body } = await offered({ propertyId: property.id });
    expect((await accept(brand, body)).body).toMatchObject({ propertyId: null, propertyTitle: null });
  });

  it('an offer to a requirement that is closed to further offers can be accepted', async () => {
    const { brand, body } = await offered({}, { isActive: false });
    expect((await accept(brand, body)).status).toBe(201);
  });

  it('a second offer can be accepted once the brand confirmed the first assignment', async () => {
    const { id, brand, agent, demand } = await addAssignment(agents.service);
    const other = someone('agent');
    await addOffer(agents.service, other, demand);
    const body = { requirementId: demand.id, agentId: other.id };
    expect((await accept(brand, body)).status).toBe(409);
    const path = `/api/agent/assignments/${id}`;
    await agents.service.call('PATCH', path, { as: agent, body: { status: 'completed' } });
    expect((await accept(brand, body)).status).toBe(409);
    await agents.service.call('POST', `${path}/confirm`, { as: brand, body: { rating: 5 } });
    expect((await accept(brand, body)).status).toBe(201);
  });
});

describe('refused acceptances', () => {
  const nothingFor = async (requirementId: string) => expect(await storedFor(requirementId)).toEqual([]);

  it('accepting for an unknown requirement or one of another brand answers 404', async () => {
    const { demand, agent, body } = await offered();
    for (const [as, requirementId] of [
      [someone('brand'), demand.id],
      [demand.brand, randomUUID()],
    ] as const) {
      const reply = await accept(as, { ...body, requirementId });
      expect(reply.status).toBe(404);
      expect(reply.body.code).toBe('requirement_not_found');
    }
    // An offer to a brand does not give access to a requirement of another brand.
    const foreign = await addDemand(agents.service);
    await addOffer(agents.service, agent, { id: foreign.id, brandId: demand.brandId });
    expect((await accept(foreign.brand, { ...body, requirementId: foreign.id })).body.code).toBe(
      'offer_not_found',
    );
    await nothingFor(demand.id);
    await nothingFor(foreign.id);
  });

  it('accepting without an offer of that agent answers 404', async () => {
    const { brand, body, demand } = await offered();
    const reply = await accept(brand, { ...body, agentId: someone('agent').id });
    expect(reply.status).toBe(404);
    expect(reply.body.code).toBe('offer_not_found');
    await nothingFor(demand.id);
  });

  it.each(['withdrawn', 'declined'] as const)('accepting an offer that is %s answers 404', async (status) => {
    const { brand, body, demand } = await offered({ status });
    expect((await accept(brand, body)).body.code).toBe('offer_not_found');
    await nothingFor(demand.id);
  });

  it('accepting an offer that closed with the requirement before it was posted again answers 404', async () => {
    const { brand, body, demand } = await offered({ status: 'deal_closed', closedWithRequirement: true });
    expect((await accept(brand, body)).body.code).toBe('offer_not_found');
    await nothingFor(demand.id);
  });

  it('accepting an offer of a suspended agent answers 409 until the account is restored', async () => {
    const { agent, brand, body, demand } = await offered();
    await addPerson(agents.service, agent, 'Kavita Rao', 2, true);
    const reply = await accept(brand, body);
    expect([reply.status, reply.body.code]).toEqual([409, 'agent_suspended']);
    await nothingFor(demand.id);
    await addPerson(agents.service, agent, 'Kavita Rao', 3);
    expect((await accept(brand, body)).status).toBe(201);
  });

  it('an inquiry of an investor about the requirement is not an offer', async () => {
    const { agent, brand, body, demand } = await offered();
    await addPerson(agents.service, { ...agent, role: 'investor' });
    expect((await accept(brand, body)).body.code).toBe('offer_not_found');
    await nothingFor(demand.id);
  });

  it('accepting with a property that is unknown or belongs to another provider answers 404', async () => {
    const { brand, body, demand } = await offered();
    const foreign = await addProperty(agents.service, someone('agent'));
    for (const propertyId of [foreign.id, randomUUID()]) {
      const reply = await accept(brand, { ...body, propertyId });
      expect(reply.status).toBe(404);
      expect(reply.body.code).toBe('property_not_found');
    }
    await nothingFor(demand.id);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no id', { requirementId: 'first' }, 'requirementId'],
    ['no agent', { agentId: null }, 'agentId'],
    ['a property that is no id', { propertyId: 'x\u0000' }, 'propertyId'],
    ['another type', { assignmentType: 'gift' }, 'assignmentType'],
    ['commission above 100', { commissionAgreed: 101 }, 'commissionAgreed'],
    ['commission in words', { commissionAgreed: 'two' }, 'commissionAgreed'],
    ['NUL in notes', { notes: '\u0000' }, 'notes'],
    ['2,001 characters of notes', { notes: 'x'.repeat(2_001) }, 'notes'],
  ])('accepting with %s answers 400', async (_, fields, path) => {
    const { brand, body, demand } = await offered();
    const reply = await accept(brand, { ...body, ...fields });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'validation_failed', errors: [{ path }] });
    await nothingFor(demand.id);
  });

  it.each(userRoles.filter((role) => role !== 'brand'))(
    'accepting as the role %s, even with the brand’s id, answers 403',
    async (role) => {
      const { brand, body, demand } = await offered();
      expect((await accept(someone(role, brand.id), body)).status).toBe(403);
      await nothingFor(demand.id);
    },
  );

  it('accepting without a session answers 401', async () => {
    const { body, demand } = await offered();
    expect((await accept(null, body)).status).toBe(401);
    await nothingFor(demand.id);
  });
});

it('only one of many concurrent acceptances succeeds; the others get requirement_taken', async () => {
  const { brand, demand, agent } = await offered();
  const others = [someone('agent'), someone('agent'), someone('agent')];
  for (const other of others) await addOffer(agents.service, other, demand);
  const replies = await Promise.all(
    [agent, agent, ...others].map(({ id }) => accept(brand, { requirementId: demand.id, agentId: id })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  const refused = replies.filter(({ status }) => status === 409);
  expect(refused.every(({ body }) => body.code === 'requirement_taken')).toBe(true);
  const [row, ...more] = await storedFor(demand.id);
  expect(more).toEqual([]);
  expect(await eventsAbout(row.id)).toHaveLength(1);
});

it('the database refuses two live assignments of one requirement', async () => {
  const { id } = await addAssignment(agents.service);
  const { db } = agents.service.running;
  const [{ is_open: _, ...row }] = await db('agent_property_assignments').where({ id });
  await expect(db('agent_property_assignments').insert({ ...row, id: randomUUID() })).rejects.toMatchObject({
    constraint: 'assignments_one_live_per_requirement',
  });
});

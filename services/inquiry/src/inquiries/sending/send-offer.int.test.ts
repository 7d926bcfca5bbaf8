import { randomUUID } from 'node:crypto';
import { inquiriesPerDay, inquirySentV1 } from '@setu/contracts';
import { someone, type TestUser } from '@setu/service-kit/test';
import {
  makeFranchise,
  makeInquiry,
  makePerson,
  makeProperty,
  makeRequirement,
  setUpInquiries,
} from '../../../test/builders';

const inquiries = setUpInquiries();
beforeEach(() => {
  inquiries.clock.ahead = 0;
});

const db = () => inquiries.db;
const send = (as: TestUser | null, body: unknown) =>
  inquiries.service.call('POST', '/api/inquiries', { as, body });
const withdraw = (as: TestUser, id: string) =>
  inquiries.service.call('PATCH', `/api/inquiries/${id}/status`, { as, body: { status: 'withdrawn' } });
const words = () => ({ subject: `Offer ${randomUUID()}`, message: 'A corner shop in Kothrud.' });
const storedFrom = (user: TestUser) => db()('inquiries').where({ from_user_id: user.id });
const eventsAbout = (id: string) => inquiries.service.outbox(id);

describe("an agent's offer to a requirement", () => {
  it('an offer is stored with property and commission, returned with names and titles, and published once', async () => {
    const agent = await makePerson(db(), someone('agent'));
    const brand = await makePerson(db(), someone('brand'));
    const requirement = await makeRequirement(db(), { brand });
    const property = await makeProperty(db(), { provider: agent });
    const text = words();
    const reply = await send(agent, {
      ...text,
      toUserId: brand.id,
      requirementId: requirement.id,
      propertyId: property.id,
      proposedCommission: 1.5,
    });

    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.any(String),
      kind: 'offer',
      fromUserId: agent.id,
      toUserId: brand.id,
      franchiseId: null,
      propertyId: property.id,
      requirementId: requirement.id,
      ...text,
      status: 'open',
      fromName: agent.displayName,
      toName: brand.displayName,
      franchiseTitle: null,
      requirementTitle: requirement.title,
      propertyTitle: property.title,
      proposedCommission: '1.50',
      replyCount: 0,
      isUnread: false,
      createdAt: expect.any(String),
      updatedAt: reply.body.createdAt,
    });
    expect(await storedFrom(agent)).toMatchObject([
      { id: reply.body.id, kind: 'offer', proposed_commission: '1.50', status: 'open', version: 1 },
    ]);
    const events = await eventsAbout(reply.body.id);
    expect(events.map(({ type }) => type)).toEqual([inquirySentV1.type]);
    expect(events[0]?.envelope.data).toEqual({
      id: reply.body.id,
      version: 1,
      kind: 'offer',
      fromUserId: agent.id,
      toUserId: brand.id,
      franchiseId: null,
      propertyId: property.id,
      requirementId: requirement.id,
      status: 'open',
      proposedCommission: '1.50',
      closedWithRequirement: false,
      createdAt: reply.body.createdAt,
    });
  });

  it.each([null, '', undefined])(
    'an offer may have no property and the commission %j',
    async (proposedCommission) => {
      const { id, brand } = await makeRequirement(db());
      const reply = await send(someone('agent'), {
        ...words(),
        toUserId: brand.id.toUpperCase(),
        requirementId: id.toUpperCase(),
        proposedCommission,
      });
      expect(reply.status).toBe(201);
      expect(reply.body).toMatchObject({
        requirementId: id,
        toUserId: brand.id,
        propertyId: null,
        proposedCommission: null,
      });
    },
  );

  it('an offer without a session answers 401', async () => {
    const { id: requirementId, brand } = await makeRequirement(db());
    expect((await send(null, { ...words(), toUserId: brand.id, requirementId })).status).toBe(401);
    expect(await db()('inquiries').where({ to_user_id: brand.id })).toEqual([]);
  });
});

describe('refused offers', () => {
  it.each(['investor', 'admin'] as const)('an offer by the role %s answers 403', async (role) => {
    const sender = someone(role);
    const { id: requirementId, brand } = await makeRequirement(db());
    const reply = await send(sender, { ...words(), toUserId: brand.id, requirementId });
    expect(reply.status).toBe(403);
    expect(reply.body.code).toBe('wrong_role');
    expect(await storedFrom(sender)).toEqual([]);
  });

  it('a brand cannot send an offer, because its inquiry must be a visit', async () => {
    const sender = someone('brand');
    const { id: requirementId, brand } = await makeRequirement(db());
    const reply = await send(sender, { ...words(), toUserId: brand.id, requirementId });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'propertyId' }] });
    expect(await storedFrom(sender)).toEqual([]);
  });

  it('an offer to an unknown or fulfilled requirement answers 404', async () => {
    const agent = someone('agent');
    const { id, brand } = await makeRequirement(db(), { isActive: false });
    for (const requirementId of [id, randomUUID()]) {
      const reply = await send(agent, { ...words(), toUserId: brand.id, requirementId });
      expect(reply.status).toBe(404);
      expect(reply.body.code).toBe('requirement_not_found');
    }
    expect(await storedFrom(agent)).toEqual([]);
  });

  it('an offer to a user who did not post the requirement, or to the sender, answers 400 on toUserId', async () => {
    const { id: requirementId, brand } = await makeRequirement(db());
    const agent = someone('agent');
    const astray = await send(agent, { ...words(), toUserId: someone('brand').id, requirementId });
    expect(astray.status).toBe(400);
    expect(astray.body).toMatchObject({ code: 'receiver_not_owner', errors: [{ path: 'toUserId' }] });

    const own = await send(someone('agent', brand.id), { ...words(), toUserId: brand.id, requirementId });
    expect(own.status).toBe(400);
    expect(own.body).toMatchObject({ code: 'own_listing', errors: [{ path: 'requirementId' }] });
    expect([...(await storedFrom(agent)), ...(await storedFrom(brand))]).toEqual([]);
  });

  it('an offer with a property that is unknown, let or of another provider answers 404', async () => {
    const agent = someone('agent');
    const { id: requirementId, brand } = await makeRequirement(db());
    const foreign = await makeProperty(db());
    const unavailable = await makeProperty(db(), { provider: agent, isAvailable: false });
    for (const propertyId of [foreign.id, unavailable.id, randomUUID()]) {
      const reply = await send(agent, { ...words(), toUserId: brand.id, requirementId, propertyId });
      expect(reply.status).toBe(404);
      expect(reply.body.code).toBe('property_not_found');
    }
    expect(await storedFrom(agent)).toEqual([]);
  });

  it.each([-0.01, 100.01, 'two', 1.234, '1e3', {}])(
    'an offer with a commission of %j answers 400',
    async (proposedCommission) => {
      const agent = someone('agent');
      const { id: requirementId, brand } = await makeRequirement(db());
      const reply = await send(agent, { ...words(), toUserId: brand.id, requirementId, proposedCommission });
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({
        code: 'validation_failed',
        errors: [{ path: 'proposedCommission' }],
      });
      expect(await storedFrom(agent)).toEqual([]);
    },
  );

  it('an offer without a subject, or with too many, answers 400', async () => {
    const agent = someone('agent');
    const requirement = await makeRequirement(db());
    const franchise = await makeFranchise(db(), { owner: requirement.brand });
    const to = { ...words(), toUserId: requirement.brand.id };
    const nothing = await send(agent, to);
    expect(nothing.status).toBe(400);
    expect(nothing.body.errors).toMatchObject([{ path: 'franchiseId' }]);
    const both = await send(agent, { ...to, franchiseId: franchise.id, requirementId: requirement.id });
    expect(both.status).toBe(400);
    expect(both.body.errors).toMatchObject([{ path: 'requirementId' }]);
    expect(await storedFrom(agent)).toEqual([]);
  });

  it.each(['requirementId', 'propertyId', 'toUserId'])(
    'an offer with a malformed %s answers 400',
    async (field) => {
      const { id: requirementId, brand } = await makeRequirement(db());
      const agent = someone('agent');
      const reply = await send(agent, { ...words(), toUserId: brand.id, requirementId, [field]: 'first' });
      expect(reply.status).toBe(400);
      expect(reply.body.errors).toMatchObject([{ path: field }]);
      expect(await storedFrom(agent)).toEqual([]);
    },
  );
});

describe('one offer of an agent to a requirement', () => {
  const offerOf = async () => {
    const agent = someone('agent');
    const { id: requirementId, brand } = await makeRequirement(db());
    return { agent, brand, body: () => ({ ...words(), toUserId: brand.id, requirementId }) };
  };

  it('a second offer of an agent is a conflict, whether or not the first was declined; other agents may still offer', async () => {
    const { agent, brand, body } = await offerOf();
    const first = await send(agent, body());
    for (const status of ['in_progress', 'declined']) {
      const second = await send(agent, body());
      expect(second.status).toBe(409);
      expect(second.body.code).toBe('already_offered');
      await inquiries.service.call('PATCH', `/api/inquiries/${first.body.id}/status`, {
        as: brand,
        body: { status },
      });
    }
    expect((await send(agent, body())).status).toBe(409);
    expect(await storedFrom(agent)).toHaveLength(1);
    expect((await send(someone('agent'), body())).status).toBe(201);
  });

  it('an agent may offer again after a withdrawal', async () => {
    const { agent, body } = await offerOf();
    const first = await send(agent, body());
    expect((await withdraw(agent, first.body.id)).status).toBe(200);
    const second = await send(agent, body());
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
    expect((await send(agent, body())).status).toBe(409);
  });

  it('only one of several concurrent offers with different texts is stored', async () => {
    const { agent, body } = await offerOf();
    const replies = await Promise.all([send(agent, body()), send(agent, body()), send(agent, body())]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await storedFrom(agent)).toHaveLength(1);
  });

  it('a double click sends one offer, and both replies have its id', async () => {
    const { agent, body } = await offerOf();
    const same = body();
    const replies = await Promise.all([send(agent, same), send(agent, same)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(replies[0]?.body.id).toBe(replies[1]?.body.id);
    expect(await eventsAbout(replies[0]?.body.id)).toHaveLength(1);

    const other = await send(agent, { ...same, proposedCommission: '3' });
    expect(other.status).toBe(409);
    inquiries.clock.ahead = 2 * 60_000 + 1_000;
    expect((await send(agent, same)).status).toBe(409);
  });
});

it('offers count for the limit of a day', async () => {
  const agent = someone('agent');
  const { id: requirementId, brand } = await makeRequirement(db());
  for (let n = 0; n < inquiriesPerDay; n += 1) {
    await makeInquiry(db(), { from: agent, to: brand, requirementId: randomUUID() });
  }
  const reply = await send(agent, { ...words(), toUserId: brand.id, requirementId });
  expect(reply.status).toBe(429);
  expect(reply.body.code).toBe('inquiry_limit_reached');
});

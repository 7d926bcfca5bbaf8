import { randomUUID } from 'node:crypto';
import { inquirySentV1 } from '@setu/contracts';
import { someone, type TestUser } from '@setu/service-kit/test';
import { makePerson, makeProperty, makeRequirement, setUpInquiries } from '../../../test/builders';

const inquiries = setUpInquiries();

const db = () => inquiries.db;
const send = (as: TestUser | null, body: unknown) =>
  inquiries.service.call('POST', '/api/inquiries', { as, body });
const words = () => ({ subject: `Visit ${randomUUID()}`, message: 'May we see it on Tuesday?' });
const storedFrom = (user: TestUser) => db()('inquiries').where({ from_user_id: user.id });

const visitRequest = async (provider: TestUser = someone('agent')) => {
  const { id: requirementId, brand, title: requirementTitle } = await makeRequirement(db());
  const { id: propertyId, title: propertyTitle } = await makeProperty(db(), { provider });
  return {
    brand,
    provider,
    titles: { requirementTitle, propertyTitle },
    body: { ...words(), toUserId: provider.id, requirementId, propertyId },
  };
};

describe("a brand's request to visit a property", () => {
  it.each(['agent', 'brand'] as const)(
    'a visit request to a provider with the role %s is stored with titles, and published',
    async (role) => {
      const { brand, provider, titles, body } = await visitRequest(await makePerson(db(), someone(role)));
      const reply = await send(brand, body);
      expect(reply.status).toBe(201);
      expect(reply.body).toMatchObject({
        kind: 'visit',
        ...body,
        ...titles,
        fromUserId: brand.id,
        franchiseId: null,
        proposedCommission: null,
        status: 'open',
      });
      const events = await inquiries.service.outbox(reply.body.id);
      expect(events.map(({ type }) => type)).toEqual([inquirySentV1.type]);

      const received = await inquiries.service.call('GET', '/api/inquiries?box=received', { as: provider });
      expect(received.body.map(({ id }: { id: string }) => id)).toEqual([reply.body.id]);
    },
  );

  it('visits to several properties of one requirement may be requested', async () => {
    const { brand, body } = await visitRequest();
    const other = await makeProperty(db());
    expect((await send(brand, body)).status).toBe(201);
    const second = await send(brand, { ...body, propertyId: other.id, toUserId: other.provider.id });
    expect(second.status).toBe(201);
    expect(await storedFrom(brand)).toHaveLength(2);
  });

  it('a double click sends one visit request', async () => {
    const { brand, body } = await visitRequest();
    const replies = await Promise.all([send(brand, body), send(brand, body)]);
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
    expect(await storedFrom(brand)).toHaveLength(1);
  });
});

describe('refused visit requests', () => {
  it.each(['investor', 'admin'] as const)('a visit request by the role %s answers 403', async (role) => {
    const { body } = await visitRequest();
    const sender = someone(role);
    expect((await send(sender, body)).status).toBe(403);
    expect(await storedFrom(sender)).toEqual([]);
  });

  it('a visit request without a session answers 401', async () => {
    const { body, provider } = await visitRequest();
    expect((await send(null, body)).status).toBe(401);
    expect(await db()('inquiries').where({ to_user_id: provider.id })).toEqual([]);
  });

  it('a visit request for a requirement that is unknown, fulfilled or of another brand answers 404', async () => {
    const { brand, body } = await visitRequest();
    const foreign = await makeRequirement(db());
    const fulfilled = await makeRequirement(db(), { brand, isActive: false });
    for (const requirementId of [foreign.id, fulfilled.id, randomUUID()]) {
      const reply = await send(brand, { ...body, requirementId });
      expect(reply.status).toBe(404);
      expect(reply.body.code).toBe('requirement_not_found');
    }
    expect(await storedFrom(brand)).toEqual([]);
  });

  it('a visit request for a let or an unknown property answers 404', async () => {
    const { brand, provider, body } = await visitRequest();
    const unavailable = await makeProperty(db(), { provider, isAvailable: false });
    for (const propertyId of [unavailable.id, randomUUID()]) {
      const reply = await send(brand, { ...body, propertyId });
      expect(reply.status).toBe(404);
      expect(reply.body.code).toBe('property_not_found');
    }
    expect(await storedFrom(brand)).toEqual([]);
  });

  it('a visit request to a user who does not offer the property, or to the sender, answers 400', async () => {
    const { brand, body } = await visitRequest();
    const astray = await send(brand, { ...body, toUserId: someone('agent').id });
    expect(astray.status).toBe(400);
    expect(astray.body).toMatchObject({ code: 'receiver_not_owner', errors: [{ path: 'toUserId' }] });

    const { id: propertyId } = await makeProperty(db(), { provider: brand });
    const own = await send(brand, { ...body, toUserId: brand.id, propertyId });
    expect(own.status).toBe(400);
    expect(own.body).toMatchObject({ code: 'own_listing', errors: [{ path: 'propertyId' }] });
    expect(await storedFrom(brand)).toEqual([]);
  });

  it.each([
    ['requirementId', { requirementId: undefined }],
    ['propertyId', { propertyId: undefined }],
    ['proposedCommission', { proposedCommission: '2' }],
  ])('a visit request with a wrong %s answers 400', async (path, wrong) => {
    const { brand, body } = await visitRequest();
    const reply = await send(brand, { ...body, ...wrong });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'validation_failed', errors: [{ path }] });
    expect(await storedFrom(brand)).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { agentVerifiedV1, indianDay, userDeletedV1, userRoles } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, ownDataOf, someone, type TestUser } from '@setu/service-kit/test';
import {
  addAgent,
  addDemand,
  addOffer,
  addPerson,
  consumerOf,
  runSweeps,
  setUpAgents,
} from '../../../test/builders';

const agents = setUpAgents();
beforeEach(() => {
  agents.clock.ahead = 0;
});

const dayMs = 24 * 60 * 60 * 1000;
const admin = someone('admin');
const documents = [
  { type: 'rera', number: 'P51700001234' },
  { type: 'gstin', number: '27aapfu0939f1zv' },
];
const stored = [documents[0], { type: 'gstin', number: '27AAPFU0939F1ZV' }];
const inDays = (days: number) => indianDay(new Date(Date.now() + days * dayMs));

const call = async (
  method: string,
  path: string,
  body?: unknown,
  as: TestUser = admin,
  kind: 'user' | 'admin' = 'admin',
) => agents.service.call(method, path, { body, headers: await agents.service.callers.headersFor(as, kind) });
const verify = (userId: string, body: object) => call('PATCH', `/api/admin/agents/${userId}`, body);
const historyOf = async (userId: string) =>
  (await call('GET', `/api/admin/agents/${userId}/verifications`)).body;
const ownProfile = async (as: TestUser) =>
  (await agents.service.call('GET', '/api/agent/profile', { as })).body;
const eventsAbout = async (userId: string) =>
  (await agents.service.outbox(userId)).filter(({ type }) => type === agentVerifiedV1.type);
const sweep = (now: Date) => runSweeps(agents.service, now);

describe('a verification with documents', () => {
  it('the checked documents and the time are shown, and their numbers only to administrators', async () => {
    await addPerson(agents.service, admin, 'Nisha Verma');
    const agent = await addAgent(agents.service);
    const validUntil = inDays(30);
    const reply = await verify(agent.id, { isVerified: true, documents, validUntil });
    expect(reply.status).toBe(200);
    const verification = { documents: ['rera', 'gstin'], checkedAt: reply.body.updatedAt };
    expect(reply.body).toMatchObject({ isVerified: true, verification, verifiedUntil: validUntil });
    expect(await historyOf(agent.id)).toEqual([
      {
        id: expect.any(String),
        decision: 'verified',
        documents: stored,
        validUntil,
        reason: null,
        byUserId: admin.id,
        byName: 'Nisha Verma',
        at: reply.body.updatedAt,
      },
    ]);
    const demand = await addDemand(agents.service);
    await addOffer(agents.service, agent, demand);
    const seen = await agents.service.call('GET', `/api/agent/profiles?requirementId=${demand.id}`, {
      as: demand.brand,
    });
    expect(seen.body[0]).toMatchObject({ isVerified: true, verification });
    expect(seen.text).not.toContain('AAPFU');
    expect(JSON.stringify((await eventsAbout(agent.id))[0]?.envelope)).not.toContain('AAPFU');
  });

  it('a verification is renewed, then withdrawn with a reason that the agent reads, and the history has all decisions', async () => {
    const agent = await addAgent(agents.service);
    await verify(agent.id, { isVerified: true });
    await verify(agent.id, { isVerified: true, documents });
    const reason = 'The RERA registration was cancelled.';
    expect((await verify(agent.id, { isVerified: false, reason })).body).toMatchObject({
      isVerified: false,
      verification: null,
      verificationEnd: { why: 'withdrawn', reason },
    });
    expect((await ownProfile(agent)).verificationEnd).toMatchObject({ why: 'withdrawn', reason });
    expect((await historyOf(agent.id)).map((one: { decision: string }) => one.decision)).toEqual([
      'withdrawn',
      'verified',
      'verified',
    ]);
    expect(await eventsAbout(agent.id)).toHaveLength(3);
  });

  it('a change of a checked field ends the verification, and is recorded as a decision of the agent', async () => {
    const agent = await addAgent(agents.service);
    await verify(agent.id, { isVerified: true, documents });
    await agents.service.call('PATCH', '/api/agent/profile', {
      as: agent,
      body: { licenseNumber: 'RERA-9' },
    });
    expect(await ownProfile(agent)).toMatchObject({ isVerified: false, verificationEnd: { why: 'changed' } });
    expect((await historyOf(agent.id))[0]).toMatchObject({ decision: 'changed', byUserId: agent.id });
  });
});

describe('the last day of a verification', () => {
  it('the badge is hidden after the last day, and the hourly sweep publishes the end once', async () => {
    const agent = await addAgent(agents.service);
    await verify(agent.id, { isVerified: true, documents, validUntil: inDays(1) });
    expect(await ownProfile(agent)).toMatchObject({ isVerified: true, verificationEnd: null });
    expect(await sweep(new Date())).toBe(0);
    agents.clock.ahead = 3 * dayMs;
    const over = { isVerified: false, verification: null, verificationEnd: { why: 'expired', reason: null } };
    expect(await ownProfile(agent)).toMatchObject(over);
    expect(await eventsAbout(agent.id)).toHaveLength(1);
    const later = new Date(Date.now() + 3 * dayMs);
    expect([await sweep(later), await sweep(later)]).toEqual([1, 0]);
    expect(await ownProfile(agent)).toMatchObject(over);
    const last = (await eventsAbout(agent.id)).at(-1)?.envelope.data;
    expect(last).toMatchObject({ isVerified: false, hasExpired: true, byUserId: admin.id });
    expect((await historyOf(agent.id))[0]).toMatchObject({
      decision: 'expired',
      byUserId: null,
      byName: null,
    });
  });

  it('an agent whose verification has expired is verified again by a request without documents', async () => {
    const agent = await addAgent(agents.service);
    await verify(agent.id, { isVerified: true, documents, validUntil: inDays(1) });
    agents.clock.ahead = 3 * dayMs;
    expect((await verify(agent.id, { isVerified: true })).body).toMatchObject({
      isVerified: true,
      verification: null,
      verificationEnd: null,
    });
  });
});

describe('an agent who was verified before documents were recorded', () => {
  it('the agent stays verified, without documents', async () => {
    const agent = await addAgent(agents.service);
    await agents.db('agent_profiles').where({ user_id: agent.id }).update({ is_verified: true });
    expect(await ownProfile(agent)).toMatchObject({
      isVerified: true,
      verification: null,
      verifiedUntil: null,
      verificationEnd: null,
    });
    expect(await historyOf(agent.id)).toEqual([]);
  });
});

describe('refused verifications', () => {
  it.each([
    ['documents.0.number', { documents: [{ type: 'pan', number: 'ABC' }] }],
    ['documents.0.number', { documents: [{ type: 'gstin', number: '27AAPFU0939F1ZX' }] }],
    ['documents.0.number', { documents: [{ type: 'rera', number: ' ' }] }],
    ['documents.0.number', { documents: [{ type: 'rera', number: 'x'.repeat(61) }] }],
    ['documents.0.type', { documents: [{ type: 'fssai', number: '11519999000123' }] }],
    ['documents', { documents: [documents[0], documents[0]] }],
    ['validUntil', { documents, validUntil: '2026-02-31' }],
    ['validUntil', { documents, validUntil: '2020-01-01' }],
    ['reason', { reason: 'x'.repeat(501) }],
  ])('a verification with a wrong %s is refused and not recorded (%#)', async (path, body) => {
    const agent = await addAgent(agents.service);
    const reply = await verify(agent.id, { isVerified: true, ...body });
    expect([reply.status, reply.body.errors?.[0]?.path]).toEqual([400, path]);
    expect(await historyOf(agent.id)).toEqual([]);
  });

  it.each(userRoles)('a user session of the role %s may not read the history', async (role) => {
    const path = `/api/admin/agents/${randomUUID()}/verifications`;
    expect((await call('GET', path, undefined, someone(role), 'user')).status).toBe(403);
    expect((await agents.service.call('GET', path)).status).toBe(401);
  });
});

it('an agent downloads the decisions, and they are deleted with the account', async () => {
  const agent = await addAgent(agents.service);
  await verify(agent.id, { isVerified: true, documents });
  expect(await ownDataOf(agents.service, 'agent', agent)).toMatchObject([
    { kind: 'agent-profile' },
    { kind: 'verification', content: { decision: 'verified', documents: stored } },
  ]);
  const event = envelopeOf(userDeletedV1, agent.id, { id: agent.id, version: 2, role: 'agent' });
  await handleEvent(agents.db, consumerOf(agents.service, 'deleted-agents'), JSON.stringify(event));
  expect(await agents.db('verifications').where({ user_id: agent.id })).toEqual([]);
});

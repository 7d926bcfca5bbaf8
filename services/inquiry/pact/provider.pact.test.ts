import {
  inquirySentV1,
  inquiryStatusChangedV1,
  inquiryUnansweredV1,
  meetingChangedV1,
  replySentV1,
  replyTimeChangedV1,
  webhookGivenUpV1,
} from '@setu/contracts';
import { pactsFor, verifyPact } from '@setu/service-kit/test';
import { setUpInquiries } from '../test/builders';
import { makeWorld } from './states';

/** Consumers that must have a pact with this service. */
const consumers = [
  'mfe-brand',
  'mfe-public',
  'mfe-investor',
  'mfe-agent',
  'mfe-admin',
  'agent',
  'catalog',
  'content',
  'identity',
  'mfe-account',
];

const pacts = pactsFor('inquiry');
const inquiries = setUpInquiries();

it('every known consumer has a pact with inquiry', () => {
  expect(pacts.map(({ consumer }) => consumer)).toEqual(expect.arrayContaining(consumers));
});

it.each(pacts)('inquiry satisfies its pact with $consumer', async (pact) => {
  const world = makeWorld(inquiries.service);
  await verifyPact('inquiry', pact, inquiries.service, world);
});

describe('provider states of inquiry', () => {
  it.each([
    ['an investor sends an inquiry about a franchise', inquirySentV1.type, { status: 'open' }],
    [
      'a brand sets an inquiry about its franchise in progress',
      inquiryStatusChangedV1.type,
      { status: 'in_progress' },
    ],
    ['a brand proposes a meeting', meetingChangedV1.type, { state: 'proposed' }],
    ['a brand has not answered an inquiry for a day', inquiryUnansweredV1.type, { waited: 'one_day' }],
    ['the CRM of a brand has not accepted deliveries for a day', webhookGivenUpV1.type, { version: 1 }],
    ['a brand answers three inquiries within an hour', replyTimeChangedV1.type, { usually: 'hour' }],
    ['a brand answers ten inquiries in time', replyTimeChangedV1.type, { keepsPromise: true }],
    ['a brand replies to an inquiry about its franchise', replySentV1.type, { kind: 'franchise' }],
    [
      'an agent offers a property with a commission to a requirement',
      inquirySentV1.type,
      { proposedCommission: '1.50' },
    ],
    [
      'an agent withdraws an offer of a property with a commission',
      inquiryStatusChangedV1.type,
      { status: 'withdrawn' },
    ],
    [
      'an offer of a property with a commission closes with its requirement',
      inquiryStatusChangedV1.type,
      { status: 'declined', closedWithRequirement: true },
    ],
    ['a brand asks to visit a property', inquirySentV1.type, { kind: 'visit' }],
  ])('the state "%s" publishes its event last', async (name, type, data) => {
    const world = makeWorld(inquiries.service);
    await world.states[name]?.();
    expect(await world.lastEvent()).toMatchObject({ type, data });
  });

  const id = 'c0ffee00-0000-4000-8000-0000000000e1';
  const requirementId = 'c0ffee00-0000-4000-8000-0000000000d1';
  it.each([
    ['brand', 'the caller has received inquiries', { count: 2, replies: 3 }, '/api/inquiries', 2],
    ['brand', 'the caller has received inquiries', { requirementId }, '/api/inquiries', 1],
    ['investor', 'the caller has sent inquiries', { count: 2 }, '/api/inquiries', 2],
    ['agent', 'the caller has offered to the requirement', { requirementId }, '/api/inquiries', 1],
    ['agent', 'the caller has received inquiries', {}, '/api/inquiries?box=received', 1],
    [
      'investor',
      'the caller has sent inquiries',
      { id, replies: 2, status: 'in_progress' },
      `/api/inquiries/${id}/messages`,
      3,
    ],
    ['administrator', 'there are inquiries between others', { count: 3 }, '/api/admin/inquiries?limit=3', 3],
  ])('as %s, the call reads the state "%s" with %j', async (who, name, parameters, path, length) => {
    const world = makeWorld(inquiries.service);
    await world.states[`signed in as ${who}`]?.();
    await world.states[name]?.(parameters);
    const { user = null, kind = 'user' } = world.caller ?? {};
    const headers = await inquiries.service.callers.headersFor(user, kind);
    const { status, body } = await inquiries.service.call('GET', path, { headers });
    expect([status, body.length]).toEqual([200, length]);
  });

  it.each([
    ['agent', ['the requirement is known', 'the property belongs to the caller'], 'offer'],
    ['brand', ['the requirement belongs to the caller', 'the property is known'], 'visit'],
  ])('as %s, the states %j allow a %s to be sent', async (who, names, kind) => {
    const world = makeWorld(inquiries.service);
    await world.states[`signed in as ${who}`]?.();
    const propertyId = 'c0ffee00-0000-4000-8000-0000000000f2';
    const ownerId = 'c0ffee00-0000-4000-8000-0000000000b2';
    for (const name of names)
      await world.states[name]?.(
        name.includes('requirement')
          ? { id: requirementId, brandId: ownerId }
          : { id: propertyId, providerId: ownerId },
      );
    const reply = await inquiries.service.call('POST', '/api/inquiries', {
      as: world.caller?.user ?? null,
      body: { subject: 'A hall', message: 'Tuesday?', toUserId: ownerId, requirementId, propertyId },
    });
    expect([reply.status, reply.body.kind]).toEqual([201, kind]);
  });
});

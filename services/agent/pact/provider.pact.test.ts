import {
  agentProfilePhotoChangedV1,
  agentVerifiedV1,
  assignmentChangedV1,
  offerAcceptedV1,
} from '@setu/contracts';
import { pactsFor, verifyPact } from '@setu/service-kit/test';
import { setUpAgents } from '../test/builders';
import { makeWorld } from './states';

/** Consumers that must have a pact with this service. */
const consumers = [
  'catalog',
  'content',
  'identity',
  'inquiry',
  'mfe-account',
  'mfe-admin',
  'mfe-agent',
  'mfe-brand',
];

const pacts = pactsFor('agent');
const agents = setUpAgents();

it('every known consumer has a pact with agent', () => {
  expect(pacts.map(({ consumer }) => consumer)).toEqual(expect.arrayContaining(consumers));
});

it.each(pacts)('agent satisfies its pact with $consumer', async (pact) => {
  await verifyPact('agent', pact, agents.service, makeWorld(agents.service));
});

describe('provider states of agent', () => {
  it.each([
    ['a brand accepts an offer of an agent', offerAcceptedV1.type, { status: 'active' }],
    ['an agent puts an assignment on hold', assignmentChangedV1.type, { status: 'on_hold' }],
    [
      'an agent says that an assignment is completed',
      assignmentChangedV1.type,
      { status: 'completed', isConfirmed: false },
    ],
    [
      'a brand confirms a completed assignment',
      assignmentChangedV1.type,
      { status: 'completed', isConfirmed: true },
    ],
    ['an agent adds a photo to the profile', agentProfilePhotoChangedV1.type, { version: 1 }],
    ['an administrator verifies an agent', agentVerifiedV1.type, { isVerified: true }],
  ])('the state "%s" publishes its event last', async (name, type, data) => {
    const world = makeWorld(agents.service);
    await world.states[name]?.();
    expect(await world.lastEvent()).toMatchObject({ type, data });
  });

  it.each([
    ['agent', 'the agent has a profile', { companyName: 'Deccan Realty' }, '/api/agent/profile'],
    ['agent', 'demands exist', { count: 2, contacted: true }, '/api/demands'],
    ['agent', 'an assignment exists', { status: 'on_hold' }, '/api/agent/assignments'],
    ['brand', 'an assignment exists', { status: 'completed' }, '/api/agent/assignments'],
    ['administrator', 'agents have profiles', { count: 2 }, '/api/admin/agents'],
  ])('as %s, the call reads the state "%s"', async (who, name, parameters, path) => {
    const world = makeWorld(agents.service);
    await world.states[`signed in as ${who}`]?.();
    await world.states[name]?.(parameters);
    const headers = await agents.service.callers.headersFor(world.caller?.user ?? null, world.caller?.kind);
    const { status, body } = await agents.service.call('GET', path, { headers });
    expect(status).toBe(200);
    const { count = 1, ...shown } = parameters as { count?: number };
    expect([body].flat()).toHaveLength(count);
    expect([body].flat()[0]).toMatchObject(shown);
  });
});

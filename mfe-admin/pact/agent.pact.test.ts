import { Matchers } from '@pact-foundation/pact';
import { listAgentVerifications, verifyAgent } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { agentPages } from '../src/features/agents/agents.queries';
import {
  agentLike,
  clientOf,
  failure,
  instant,
  problemHeaders,
  problemLike,
  talkTo,
  total,
  unreadOfAgent,
} from './likes';
import { pactWith } from './pact-with';

const { eachLike, uuid } = Matchers;

const pact = pactWith('agent');

const agentId = '31000000-0000-4000-8000-000000000001';
const profile = {
  ...agentLike(agentId),
  ...unreadOfAgent,
  linkedinProfile: null,
};

test('the administrator reads the agents with their verification', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator')
    .given('agents have profiles', { count: 1 })
    .uponReceiving('a request for the profiles of agents')
    .withRequest('GET', '/api/admin/agents')
    .willRespondWith(200, (reply) =>
      reply.headers(total('1')).jsonBody(eachLike({ ...profile, userId: uuid(agentId) })),
    )
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(agentPages());
      expect(pages[0]).toMatchObject({ total: 1, items: [{ isVerified: false }] });
    });
});

test('an administrator verifies an agent', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator')
    .given('agents have profiles', { agentId })
    .uponReceiving('a verification of an agent')
    .withRequest('PATCH', `/api/admin/agents/${agentId}`, (request) => request.jsonBody({ isVerified: true }))
    .willRespondWith(200, (reply) => reply.jsonBody({ ...profile, isVerified: true }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(verifyAgent, { userId: agentId, isVerified: true })).toMatchObject({
        userId: agentId,
        isVerified: true,
      });
    });
});

test('verifying is refused when the agent has no profile', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator')
    .given('no agent has a profile')
    .uponReceiving('a verification of an agent without a profile')
    .withRequest('PATCH', `/api/admin/agents/${agentId}`, (request) => request.jsonBody({ isVerified: true }))
    .willRespondWith(404, (reply) =>
      reply.headers(problemHeaders).jsonBody(problemLike(404, 'profile_not_found')),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await failure(api.call(verifyAgent, { userId: agentId, isVerified: true }))).toMatchObject({
        code: 'profile_not_found',
      });
    });
});

const documents = [{ type: 'rera' as const, number: 'P51700001234' }];

test('an administrator verifies an agent with the documents that were checked', async () => {
  const body = { isVerified: true, documents, validUntil: '2099-12-31' };
  await pact
    .addInteraction()
    .given('signed in as administrator')
    .given('agents have profiles', { agentId })
    .uponReceiving('a verification of an agent with documents')
    .withRequest('PATCH', `/api/admin/agents/${agentId}`, (request) => request.jsonBody(body))
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        ...profile,
        isVerified: true,
        verification: { documents: ['rera'], checkedAt: instant },
        verifiedUntil: '2099-12-31',
        verificationEnd: null,
      }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(verifyAgent, { userId: agentId, ...body })).toMatchObject({
        verification: { documents: ['rera'] },
        verifiedUntil: '2099-12-31',
      });
    });
});

test('an administrator reads the history of an agent’s verification', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator')
    .given('the verification of an agent was withdrawn', { agentId })
    .uponReceiving('a request for the history of a verification')
    .withRequest('GET', `/api/admin/agents/${agentId}/verifications`)
    .willRespondWith(200, (reply) =>
      reply.jsonBody([
        {
          id: uuid(agentId),
          decision: 'withdrawn',
          documents: [],
          validUntil: null,
          reason: 'The registration was cancelled.',
          byUserId: uuid(agentId),
          byName: null,
          at: instant,
        },
        {
          id: uuid(agentId),
          decision: 'verified',
          documents,
          validUntil: null,
          reason: null,
          byUserId: uuid(agentId),
          byName: null,
          at: instant,
        },
      ]),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(listAgentVerifications, { userId: agentId })).toMatchObject([
        { decision: 'withdrawn' },
        { decision: 'verified', documents },
      ]);
    });
});

import { Matchers } from '@pact-foundation/pact';
import { acceptOffer, confirmAssignment } from '@setu/contracts';
import { anInquiry } from '@setu/marketplace/testing';
import { api } from '@setu/mfe-kit';
import { offeringAgents } from '../src/features/offers/offers.queries';
import { givenAssignments } from '../src/shared/assignments.queries';
import {
  assignmentLike,
  clientOf,
  instant,
  offeringAgentLike,
  problemHeaders,
  problemLike,
  refusal,
  someTotal,
  talkTo,
} from './likes';
import { pactWith } from './pact-with';

const { eachLike } = Matchers;

const pact = pactWith('agent');

const id = 'c1000000-0000-4000-8000-0000000000b1';
const agentId = '33333333-3333-4333-8333-333333333333';
const requirementId = 'd1000000-0000-4000-8000-0000000000b1';

const acceptance = {
  requirementId,
  agentId,
  propertyId: null,
  assignmentType: 'deal_closing' as const,
  commissionAgreed: '1.25',
  notes: 'Start in Pune.',
};

test('the assignments of a brand are listed to the last page', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('an assignment exists', { id, agentId })
    .uponReceiving('a request of a brand for the assignments it gave')
    .withRequest('GET', '/api/agent/assignments', (request) => request.query({ limit: '100' }))
    .willRespondWith(200, (reply) => reply.headers(someTotal).jsonBody(eachLike(assignmentLike(id))))
    .executeTest(async ({ url }) => {
      const [first] = await clientOf(url).fetchQuery(givenAssignments());
      expect(first).toMatchObject({ id, status: 'active', awaitsConfirmation: false });
    });
});

test('the profiles of agents who made an offer are listed to the last page', async () => {
  // A unique id, because the provider state creates rows that must not exist yet.
  const offeredTo = 'd1000000-0000-4000-8000-0000000000b3';
  const offeringAgentId = '33333333-3333-4333-8333-0000000000b3';
  const offer = anInquiry({ kind: 'offer', requirementId: offeredTo, fromUserId: offeringAgentId });
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('an agent with a profile has offered to a requirement of the brand', {
      id: offeredTo,
      agentId: offeringAgentId,
    })
    .uponReceiving('a request of a brand for the agents that made it an offer')
    .withRequest('GET', '/api/agent/profiles', (request) =>
      request.query({ requirementId: offeredTo, limit: '100' }),
    )
    .willRespondWith(200, (reply) =>
      reply.headers(someTotal).jsonBody(eachLike(offeringAgentLike(offeringAgentId))),
    )
    .executeTest(async ({ url }) => {
      const [first] = await clientOf(url).fetchQuery(offeringAgents(offeredTo, [offer]));
      expect(first).toMatchObject({ userId: offeringAgentId, licenseNumber: 'RERA-1', totalDeals: 0 });
    });
});

test('a brand accepts an offer', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('an agent has offered to a requirement of the brand', { id: requirementId, agentId })
    .uponReceiving('the acceptance of an offer')
    .withRequest('POST', '/api/agent/assignments', (request) => request.jsonBody(acceptance))
    .willRespondWith(201, (reply) =>
      reply.jsonBody({
        ...assignmentLike(id),
        agentId,
        demandId: requirementId,
        assignmentType: 'deal_closing',
        commissionAgreed: '1.25',
        notes: 'Start in Pune.',
      }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(acceptOffer, acceptance)).toMatchObject({
        agentId,
        demandId: requirementId,
        commissionAgreed: '1.25',
      });
    });
});

test('accepting is refused when the offer does not exist', async () => {
  const stranger = '33333333-3333-4333-8333-00000000dead';
  // A different id, because the provider state creates rows that must not exist yet.
  const other = 'd1000000-0000-4000-8000-0000000000b2';
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('an agent has offered to a requirement of the brand', { id: other, agentId })
    .uponReceiving('the acceptance of an offer that was not made')
    .withRequest('POST', '/api/agent/assignments', (request) =>
      request.jsonBody({ ...acceptance, requirementId: other, agentId: stranger }),
    )
    .willRespondWith(404, (reply) =>
      reply.headers(problemHeaders).jsonBody(problemLike(404, 'offer_not_found')),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const error = await refusal(
        api.call(acceptOffer, { ...acceptance, requirementId: other, agentId: stranger }),
      );
      expect(error.code).toBe('offer_not_found');
    });
});

test('a brand confirms a completion with a rating', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('an assignment exists', { id, agentId, status: 'completed' })
    .uponReceiving('the confirmation of a completed assignment')
    .withRequest('POST', `/api/agent/assignments/${id}/confirm`, (request) => request.jsonBody({ rating: 4 }))
    .willRespondWith(200, (reply) =>
      reply.jsonBody({ ...assignmentLike(id), status: 'completed', completedAt: instant, rating: 4 }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const confirmed = await api.call(confirmAssignment, { id, rating: 4 });
      expect(confirmed).toMatchObject({ status: 'completed', rating: 4 });
    });
});

test('confirming is refused while the agent is still working', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('an assignment exists', { id, agentId })
    .uponReceiving('the confirmation of an assignment that is not completed')
    .withRequest('POST', `/api/agent/assignments/${id}/confirm`, (request) => request.jsonBody({ rating: 4 }))
    .willRespondWith(409, (reply) =>
      reply.headers(problemHeaders).jsonBody(problemLike(409, 'status_not_allowed')),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const error = await refusal(api.call(confirmAssignment, { id, rating: 4 }));
      expect(error.code).toBe('status_not_allowed');
    });
});

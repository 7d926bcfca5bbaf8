import { changeAssignmentStatus, createAgentProfile, updateAgentProfile } from '@setu/contracts';
import { ApiError, api, isUnauthorized } from '@setu/mfe-kit';
import { assignmentPages } from '../src/features/assignments/assignments.queries';
import { readDemandFilter, toDemandQuery } from '../src/features/demands/demand-filter';
import { agentProfile } from '../src/features/profile/profile.queries';
import { ProfileForm, valuesOf } from '../src/features/profile/profile-form';
import { demandPages } from '../src/shared/demands.queries';
import { aProfile } from '../test/builders';
import {
  assignmentLike,
  clientOf,
  demandLike,
  failure,
  fieldProblemLike,
  knownProfile,
  problemHeaders,
  problemLike,
  profileLike,
  talkTo,
  total,
} from './likes';
import { pactWith } from './pact-with';

const pact = pactWith('agent');

const demandId = 'd1000000-0000-4000-8000-000000000001';
const assignmentId = 'e1000000-0000-4000-8000-000000000001';

test('the profile is null when the agent has not created one', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .uponReceiving('a request of an agent without a profile for it')
    .withRequest('GET', '/api/agent/profile')
    .willRespondWith(200, (reply) => reply.jsonBody(null))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(agentProfile())).toBeNull();
    });
});

test('agents read their own profile', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the agent has a profile', knownProfile)
    .uponReceiving('a request of an agent for the own profile')
    .withRequest('GET', '/api/agent/profile')
    .willRespondWith(200, (reply) => reply.jsonBody(profileLike))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(agentProfile())).toMatchObject(knownProfile);
    });
});

test('reading the profile without a session is unauthorized', async () => {
  await pact
    .addInteraction()
    .given('nobody is signed in')
    .uponReceiving('a request for a profile without a session')
    .withRequest('GET', '/api/agent/profile')
    .willRespondWith(401, (reply) =>
      reply.headers(problemHeaders).jsonBody({ title: 'Unauthorized', status: 401 }),
    )
    .executeTest(async ({ url }) => {
      expect(isUnauthorized(await failure(clientOf(url).fetchQuery(agentProfile())))).toBe(true);
    });
});

test('a profile is created with the values of the form', async () => {
  const draft = ProfileForm.parse(valuesOf(aProfile(knownProfile)));
  await pact
    .addInteraction()
    .given('signed in as agent')
    .uponReceiving('a new profile')
    .withRequest('POST', '/api/agent/profile', (request) => request.jsonBody(draft))
    .willRespondWith(201, (reply) => reply.jsonBody(profileLike))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(createAgentProfile, draft)).toMatchObject(knownProfile);
    });
});

test('a second profile is refused as a conflict', async () => {
  const draft = ProfileForm.parse(valuesOf(aProfile(knownProfile)));
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the agent has a profile', knownProfile)
    .uponReceiving('a second profile')
    .withRequest('POST', '/api/agent/profile', (request) => request.jsonBody(draft))
    .willRespondWith(409, (reply) =>
      reply.headers(problemHeaders).jsonBody(problemLike(409, 'profile_exists')),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await failure(api.call(createAgentProfile, draft))).toMatchObject({
        status: 409,
        code: 'profile_exists',
      });
    });
});

test('an invalid value of a profile is reported on its field', async () => {
  const draft = { ...ProfileForm.parse(valuesOf(aProfile(knownProfile))), companyName: ' ' };
  await pact
    .addInteraction()
    .given('signed in as agent')
    .uponReceiving('a profile without a company name')
    .withRequest('POST', '/api/agent/profile', (request) => request.jsonBody(draft))
    .willRespondWith(400, (reply) =>
      reply.headers(problemHeaders).jsonBody(fieldProblemLike('companyName', 'Company name is required')),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const error = await failure(api.call(createAgentProfile, draft));
      expect(error).toBeInstanceOf(ApiError);
      expect((error as ApiError).fieldErrors).toEqual([
        { path: 'companyName', message: 'Company name is required' },
      ]);
    });
});

test('only the changed fields of a profile are sent', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the agent has a profile', knownProfile)
    .uponReceiving('a change of a profile')
    .withRequest('PATCH', '/api/agent/profile', (request) =>
      request.jsonBody({ commissionRate: '3.00', languages: ['English'] }),
    )
    .willRespondWith(200, (reply) =>
      reply.jsonBody({ ...profileLike, commissionRate: '3.00', languages: ['English'] }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const change = { commissionRate: '3.00', languages: ['English'] };
      expect(await api.call(updateAgentProfile, change)).toMatchObject({ ...knownProfile, ...change });
    });
});

/** Reads the first page of demands for an address, like the tab. */
const firstDemands = async (serverUrl: string, address: string) => {
  const wanted = toDemandQuery(readDemandFilter(new URLSearchParams(address)));
  const { pages } = await clientOf(serverUrl).fetchInfiniteQuery(demandPages(wanted));
  return pages[0]!;
};

test('demands are listed with every filter', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('demands exist', { id: demandId })
    .uponReceiving('a request for demands with every filter')
    .withRequest('GET', '/api/demands', (request) =>
      request.query({
        businessCategory: 'retail',
        propertyType: 'retail',
        city: 'Pune',
        minArea: '500',
        maxArea: '2500',
      }),
    )
    .willRespondWith(200, (reply) => reply.headers(total('1')).jsonBody([demandLike(demandId)]))
    .executeTest(async ({ url }) => {
      const { items } = await firstDemands(
        url,
        'businessCategory=retail&propertyType=retail&city=Pune&minArea=500&maxArea=2500',
      );
      expect(items).toMatchObject([{ id: demandId, contacted: false }]);
    });
});

test('a demand is marked as contacted when the agent has sent an offer', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('demands exist', { id: demandId, contacted: true })
    .uponReceiving('a request of an agent who has offered for demands')
    .withRequest('GET', '/api/demands')
    .willRespondWith(200, (reply) =>
      reply.headers(total('1')).jsonBody([{ ...demandLike(demandId), contacted: true }]),
    )
    .executeTest(async ({ url }) => {
      expect((await firstDemands(url, '')).items[0]).toMatchObject({ contacted: true });
    });
});

test('the list is empty when no demand exists', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('no demand exists')
    .uponReceiving('a request for demands when there are none')
    .withRequest('GET', '/api/demands')
    .willRespondWith(200, (reply) => reply.headers({ 'x-total-count': '0' }).jsonBody([]))
    .executeTest(async ({ url }) => {
      expect(await firstDemands(url, '')).toEqual({ items: [], total: 0, next: null });
    });
});

test('assignments are listed', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('an assignment exists', { id: assignmentId })
    .uponReceiving('a request of an agent for assignments')
    .withRequest('GET', '/api/agent/assignments')
    .willRespondWith(200, (reply) => reply.headers(total('1')).jsonBody([assignmentLike(assignmentId)]))
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(assignmentPages());
      expect(pages[0]?.items).toMatchObject([{ id: assignmentId, status: 'active' }]);
    });
});

test('agents put an assignment on hold', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('an assignment exists', { id: assignmentId })
    .uponReceiving('an assignment to put on hold')
    .withRequest('PATCH', `/api/agent/assignments/${assignmentId}`, (request) =>
      request.jsonBody({ status: 'on_hold' }),
    )
    .willRespondWith(200, (reply) => reply.jsonBody({ ...assignmentLike(assignmentId), status: 'on_hold' }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      const changed = await api.call(changeAssignmentStatus, { id: assignmentId, status: 'on_hold' });
      expect(changed).toMatchObject({ status: 'on_hold', awaitsConfirmation: false });
    });
});

test('a completed assignment waits for the confirmation of the brand', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('an assignment exists', { id: assignmentId })
    .uponReceiving('an assignment to complete')
    .withRequest('PATCH', `/api/agent/assignments/${assignmentId}`, (request) =>
      request.jsonBody({ status: 'completed' }),
    )
    .willRespondWith(200, (reply) =>
      reply.jsonBody({ ...assignmentLike(assignmentId), status: 'completed', awaitsConfirmation: true }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const changed = await api.call(changeAssignmentStatus, { id: assignmentId, status: 'completed' });
      expect(changed).toMatchObject({ status: 'completed', awaitsConfirmation: true });
    });
});

test('a completed assignment cannot be put on hold', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('an assignment exists', { id: assignmentId, status: 'completed' })
    .uponReceiving('a completed assignment to put on hold')
    .withRequest('PATCH', `/api/agent/assignments/${assignmentId}`, (request) =>
      request.jsonBody({ status: 'on_hold' }),
    )
    .willRespondWith(409, (reply) =>
      reply.headers(problemHeaders).jsonBody(problemLike(409, 'status_not_allowed')),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const error = await failure(api.call(changeAssignmentStatus, { id: assignmentId, status: 'on_hold' }));
      expect(error).toMatchObject({ status: 409, code: 'status_not_allowed' });
    });
});

import { changeInquiryStatus, replyToInquiry, sendInquiry } from '@setu/contracts';
import { inquiry, inquiryCount, thread } from '@setu/marketplace';
import { api, isNotFound, isUnauthorized } from '@setu/mfe-kit';
import { emptyOffer, OfferForm } from '../src/features/demands/offer-form';
import { inquiryPages } from '../src/shared/inquiries.queries';
import {
  amount,
  clientOf,
  failure,
  inquiryLike,
  messageLike,
  problemHeaders,
  problemLike,
  talkTo,
  total,
} from './likes';
import { pactWith } from './pact-with';

const pact = pactWith('inquiry');

const id = 'a2000000-0000-4000-8000-000000000001';
const brandId = '11111111-1111-4111-8111-111111111111';
const requirementId = 'd2000000-0000-4000-8000-000000000001';
const propertyId = 'f2000000-0000-4000-8000-000000000002';
const sentLike = inquiryLike(id, { fromName: null, toName: 'Chai Chaupal' });
const receivedLike = inquiryLike(id, { fromName: 'Chai Chaupal', toName: null });
const offer = OfferForm.parse({
  ...emptyOffer({ id: requirementId, brandId }),
  propertyId,
  subject: 'Shop on FC Road',
  message: 'Free from December.',
  proposedCommission: '1.5',
});

test('sent inquiries are listed', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the caller has sent inquiries', { id, replies: 1 })
    .uponReceiving('a request of an agent for what was sent')
    .withRequest('GET', '/api/inquiries', (request) => request.query({ box: 'sent' }))
    .willRespondWith(200, (reply) => reply.headers(total('1')).jsonBody([{ ...sentLike, replyCount: 1 }]))
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(inquiryPages('sent'));
      expect(pages[0]).toMatchObject({ total: 1, items: [{ id, replyCount: 1 }] });
    });
});

test('received inquiries are listed', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the caller has received inquiries', { id })
    .uponReceiving('a request of an agent for what was received')
    .withRequest('GET', '/api/inquiries', (request) => request.query({ box: 'received' }))
    .willRespondWith(200, (reply) => reply.headers(total('1')).jsonBody([receivedLike]))
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(inquiryPages('received'));
      expect(pages[0]?.items).toMatchObject([{ id, fromName: 'Chai Chaupal' }]);
    });
});

test('open received inquiries are counted', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the caller has received inquiries', { count: 2 })
    .uponReceiving('a request of an agent for the number of open ones received')
    .withRequest('GET', '/api/inquiries', (request) =>
      request.query({ box: 'received', status: 'open', limit: '1' }),
    )
    .willRespondWith(200, (reply) => reply.headers({ 'x-total-count': '2' }).jsonBody([receivedLike]))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(inquiryCount('received', 'unanswered'))).toMatchObject({
        total: 2,
      });
    });
});

test('offers with an unread answer are counted', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the caller has sent inquiries', { id, replies: 1, unread: true })
    .uponReceiving('a request of an agent for the number of those sent that have something unread')
    .withRequest('GET', '/api/inquiries', (request) =>
      request.query({ box: 'sent', unread: 'true', limit: '1' }),
    )
    .willRespondWith(200, (reply) => reply.headers(total('1')).jsonBody([{ ...sentLike, isUnread: true }]))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(inquiryCount('sent', 'unread'))).toMatchObject({ total: 1 });
    });
});

test('an offer is sent', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the requirement is known', { id: requirementId, brandId, title: 'Corner café' })
    .given('the property belongs to the caller', { id: propertyId, title: 'Shop on FC Road' })
    .uponReceiving('an offer of an agent')
    .withRequest('POST', '/api/inquiries', (request) => request.jsonBody(offer))
    .willRespondWith(201, (reply) =>
      reply.jsonBody({
        ...sentLike,
        ...offer,
        kind: 'offer',
        franchiseId: null,
        franchiseTitle: null,
        toName: null,
        requirementTitle: 'Corner café',
        propertyTitle: 'Shop on FC Road',
        proposedCommission: amount('1.50'),
      }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(sendInquiry, offer)).toMatchObject({
        kind: 'offer',
        status: 'open',
        requirementId,
        propertyId,
      });
    });
});

test('a second offer is refused as a conflict', async () => {
  const { propertyId: _, ...without } = offer;
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the requirement is known', { id: requirementId, brandId })
    .given('the caller has offered to the requirement', { requirementId, brandId })
    .uponReceiving('a second offer of an agent')
    .withRequest('POST', '/api/inquiries', (request) => request.jsonBody(without))
    .willRespondWith(409, (reply) =>
      reply.headers(problemHeaders).jsonBody(problemLike(409, 'already_offered')),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await failure(api.call(sendInquiry, without))).toMatchObject({
        status: 409,
        code: 'already_offered',
      });
    });
});

test('sending an offer without a session is unauthorized', async () => {
  await pact
    .addInteraction()
    .given('nobody is signed in')
    .uponReceiving('an offer without a session')
    .withRequest('POST', '/api/inquiries', (request) => request.jsonBody(offer))
    .willRespondWith(401, (reply) =>
      reply.headers(problemHeaders).jsonBody({ title: 'Unauthorized', status: 401 }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(isUnauthorized(await failure(api.call(sendInquiry, offer)))).toBe(true);
    });
});

test('the receiver of an inquiry sets its status', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the caller has received inquiries', { id })
    .uponReceiving('an inquiry that an agent moves on')
    .withRequest('PATCH', `/api/inquiries/${id}/status`, (request) =>
      request.jsonBody({ status: 'meeting_scheduled' }),
    )
    .willRespondWith(200, (reply) => reply.jsonBody({ ...receivedLike, status: 'meeting_scheduled' }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      const moved = await api.call(changeInquiryStatus, { id, status: 'meeting_scheduled' });
      expect(moved).toMatchObject({ id, status: 'meeting_scheduled' });
    });
});

test('a withdrawn inquiry cannot be withdrawn again', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the caller has sent inquiries', { id, status: 'withdrawn' })
    .uponReceiving('the withdrawal of what an agent has withdrawn')
    .withRequest('PATCH', `/api/inquiries/${id}/status`, (request) =>
      request.jsonBody({ status: 'withdrawn' }),
    )
    .willRespondWith(409, (reply) =>
      reply.headers(problemHeaders).jsonBody(problemLike(409, 'status_not_allowed')),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const error = await failure(api.call(changeInquiryStatus, { id, status: 'withdrawn' }));
      expect(error).toMatchObject({ status: 409, code: 'status_not_allowed' });
    });
});

const messageId = 'a3000000-0000-4000-8000-000000000001';

test('a thread is read', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the caller has received inquiries', { id })
    .uponReceiving('a request of an agent for a thread')
    .withRequest('GET', `/api/inquiries/${id}/messages`, (request) => request.query({ limit: '100' }))
    .willRespondWith(200, (reply) =>
      reply.jsonBody([messageLike(id, { id: messageId, isMine: false, fromName: 'Chai Chaupal' })]),
    )
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(thread(id))).toMatchObject([{ isMine: false }]);
    });
});

test('a reply is added to a thread', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the caller has received inquiries', { id })
    .uponReceiving('an answer of an agent')
    .withRequest('POST', `/api/inquiries/${id}/messages`, (request) =>
      request.jsonBody({ message: 'Tuesday at ten.' }),
    )
    .willRespondWith(201, (reply) =>
      reply.jsonBody({
        ...messageLike(id, { id: messageId, isMine: true, fromName: null }),
        message: 'Tuesday at ten.',
      }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const sent = await api.call(replyToInquiry, { id, message: 'Tuesday at ten.' });
      expect(sent).toMatchObject({ isMine: true, message: 'Tuesday at ten.' });
    });
});

test('one inquiry is read by its id', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .given('the caller has received inquiries', { id })
    .uponReceiving('a request for one inquiry')
    .withRequest('GET', `/api/inquiries/${id}`)
    .willRespondWith(200, (reply) => reply.jsonBody(receivedLike))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(inquiry(id))).toMatchObject({ id, status: 'open' });
    });
});

test('an inquiry of other users is not found', async () => {
  await pact
    .addInteraction()
    .given('signed in as agent')
    .uponReceiving('a request for an inquiry that is not there')
    .withRequest('GET', '/api/inquiries/a1000000-0000-4000-8000-00000000dead')
    .willRespondWith(404, (reply) => reply.headers(problemHeaders).jsonBody({ status: 404 }))
    .executeTest(async ({ url }) => {
      const error = await failure(clientOf(url).fetchQuery(inquiry('a1000000-0000-4000-8000-00000000dead')));
      expect(isNotFound(error)).toBe(true);
    });
});

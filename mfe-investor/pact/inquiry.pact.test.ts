import { Matchers } from '@pact-foundation/pact';
import {
  changeInquiryStatus,
  markInquiryRead,
  replyToInquiry,
  sendInquiry,
  withdrawPhone,
} from '@setu/contracts';
import { inquiry, inquiryCount, thread } from '@setu/marketplace';
import { testInvestorAnswers } from '@setu/marketplace/testing/pact';
import { ApiError, api, isNotFound, isUnauthorized } from '@setu/mfe-kit';
import { clientOf, failure, talkTo } from '@setu/mfe-kit/testing/pact';
import { myInquiries } from '../src/features/interests/interests.queries';
import { inquiryLike, messageLike, problemHeaders, problemLike, total } from './likes';
import { pactWith } from './pact-with';

const { eachLike, like } = Matchers;

const pact = pactWith('inquiry');

const id = 'a1000000-0000-4000-8000-000000000002';
const brandId = '11111111-1111-4111-8111-111111111111';
const franchiseId = 'f1000000-0000-4000-8000-000000000001';
const messageId = 'a1000000-0000-4000-8000-000000000003';
const sentLike = inquiryLike(id, { fromName: null, toName: 'Chai Chaupal' });
const ownMessageLike = messageLike(id, { id: messageId, isMine: true, fromName: null });

test('own inquiries are listed', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .given('the caller has sent inquiries', { id, replies: 1 })
    .uponReceiving('a request of an investor for their inquiries')
    .withRequest('GET', '/api/inquiries')
    .willRespondWith(200, (reply) => reply.headers(total('1')).jsonBody(eachLike(sentLike)))
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(myInquiries());
      expect(pages[0]).toMatchObject({ total: 1, next: null, items: [{ id, status: 'open' }] });
    });
});

test('unread answers are counted', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .given('the caller has sent inquiries', { id, replies: 1, unread: true })
    .uponReceiving('a request of an investor for one inquiry that was not read and their number')
    .withRequest('GET', '/api/inquiries', (request) =>
      request.query({ box: 'sent', unread: 'true', limit: '1' }),
    )
    .willRespondWith(200, (reply) => reply.headers(total('1')).jsonBody([{ ...sentLike, isUnread: true }]))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(inquiryCount('sent', 'unread'))).toMatchObject({ total: 1 });
    });
});

test('a shown inquiry is marked as read', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .given('the caller has sent inquiries', { id, replies: 1, unread: true })
    .uponReceiving('a request of an investor to mark an inquiry as read')
    .withRequest('PATCH', `/api/inquiries/${id}/read`, (request) => request.jsonBody({ replies: 1 }))
    .willRespondWith(200, (reply) => reply.jsonBody({ ...sentLike, isUnread: false }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(markInquiryRead, { id, replies: 1 })).toMatchObject({ id, isUnread: false });
    });
});

test('listing own inquiries without a session is unauthorized', async () => {
  await pact
    .addInteraction()
    .given('nobody is signed in')
    .uponReceiving('a request for inquiries without a session')
    .withRequest('GET', '/api/inquiries')
    .willRespondWith(401, (reply) =>
      reply.headers(problemHeaders).jsonBody({ title: 'Unauthorized', status: 401 }),
    )
    .executeTest(async ({ url }) => {
      expect(isUnauthorized(await failure(clientOf(url).fetchInfiniteQuery(myInquiries())))).toBe(true);
    });
});

test('an inquiry is sent', async () => {
  const text = { subject: 'Opening in Pune', message: 'What would the first outlet cost?' };
  await pact
    .addInteraction()
    .given('signed in as investor')
    .given('the franchise is known', { id: franchiseId, brandId, title: 'Chai Chaupal Corner' })
    .uponReceiving('an inquiry of an investor')
    .withRequest('POST', '/api/inquiries', (request) =>
      request.jsonBody({ ...text, toUserId: brandId, franchiseId }),
    )
    .willRespondWith(201, (reply) =>
      reply.jsonBody({
        ...sentLike,
        ...text,
        toUserId: brandId,
        franchiseId,
        toName: null,
      }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const sent = await api.call(sendInquiry, { ...text, toUserId: brandId, franchiseId });
      expect(sent).toMatchObject({ ...text, status: 'open' });
    });
});

test('an inquiry is sent with plans and a phone number', async () => {
  const text = { subject: 'Opening in Pune', message: 'What would the first outlet cost?' };
  const plans = { budget: '0-500000', city: 'Pune', startTime: null, experience: 'first' } as const;
  const details = { ...plans, phone: '+919876543210', phoneConsent: true, onWhatsApp: true } as const;
  await pact
    .addInteraction()
    .given('signed in as investor')
    .given('the franchise is known', { id: franchiseId, brandId, title: 'Chai Chaupal Corner' })
    .uponReceiving('an inquiry of an investor with plans and a phone number')
    .withRequest('POST', '/api/inquiries', (request) =>
      request.jsonBody({ ...text, ...details, toUserId: brandId, franchiseId }),
    )
    .willRespondWith(201, (reply) =>
      reply.jsonBody({
        ...sentLike,
        ...text,
        toUserId: brandId,
        franchiseId,
        toName: null,
        plans,
        phone: {
          number: '+919876543210',
          onWhatsApp: true,
          consentedAt: like('2026-11-20T10:00:00.000Z'),
          withdrawnAt: null,
        },
      }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const sent = await api.call(sendInquiry, {
        ...text,
        ...details,
        toUserId: brandId,
        franchiseId,
      });
      expect(sent).toMatchObject({ plans, phone: { number: '+919876543210' } });
    });
});

test('the phone number of an inquiry is withdrawn', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .given('the caller has sent inquiries', { id, phone: '+919876543210' })
    .uponReceiving('the withdrawal of a phone number')
    .withRequest('DELETE', `/api/inquiries/${id}/phone`)
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        ...sentLike,
        phone: {
          number: null,
          onWhatsApp: false,
          consentedAt: like('2026-11-20T10:00:00.000Z'),
          withdrawnAt: like('2026-11-20T10:00:00.000Z'),
        },
      }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect((await api.call(withdrawPhone, { id })).phone).toMatchObject({ number: null });
    });
});

test('an inquiry is withdrawn', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .given('the caller has sent inquiries', { id })
    .uponReceiving('the withdrawal of an inquiry')
    .withRequest('PATCH', `/api/inquiries/${id}/status`, (request) =>
      request.jsonBody({ status: 'withdrawn' }),
    )
    .willRespondWith(200, (reply) => reply.jsonBody({ ...sentLike, status: 'withdrawn' }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(changeInquiryStatus, { id, status: 'withdrawn' })).toMatchObject({
        id,
        status: 'withdrawn',
      });
    });
});

test('withdrawing is refused when the inquiry is closed', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .given('the caller has sent inquiries', { id, status: 'declined' })
    .uponReceiving('the withdrawal of a declined inquiry')
    .withRequest('PATCH', `/api/inquiries/${id}/status`, (request) =>
      request.jsonBody({ status: 'withdrawn' }),
    )
    .willRespondWith(409, (reply) =>
      reply.headers(problemHeaders).jsonBody(problemLike(409, 'status_not_allowed')),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const error = await failure(api.call(changeInquiryStatus, { id, status: 'withdrawn' }));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ status: 409, code: 'status_not_allowed' });
      expect((error as ApiError).detail).not.toBeNull();
    });
});

test('the thread of an inquiry is read', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .given('the caller has sent inquiries', { id })
    .uponReceiving('a request of an investor for a thread')
    .withRequest('GET', `/api/inquiries/${id}/messages`, (request) => request.query({ limit: '100' }))
    .willRespondWith(200, (reply) => reply.jsonBody([ownMessageLike]))
    .executeTest(async ({ url }) => {
      const [first] = await clientOf(url).fetchQuery(thread(id));
      expect(first).toMatchObject({ inquiryId: id, isMine: true });
    });
});

test('a follow-up is added to an inquiry', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .given('the caller has sent inquiries', { id })
    .uponReceiving('a further message of an investor')
    .withRequest('POST', `/api/inquiries/${id}/messages`, (request) =>
      request.jsonBody({ message: 'Is the corner still free?' }),
    )
    .willRespondWith(201, (reply) =>
      reply.jsonBody({ ...ownMessageLike, message: 'Is the corner still free?' }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const sent = await api.call(replyToInquiry, { id, message: 'Is the corner still free?' });
      expect(sent).toMatchObject({ isMine: true, message: 'Is the corner still free?' });
    });
});

test('one inquiry is read by its id', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .given('the caller has sent inquiries', { id })
    .uponReceiving('a request for one inquiry')
    .withRequest('GET', `/api/inquiries/${id}`)
    .willRespondWith(200, (reply) => reply.jsonBody(sentLike))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(inquiry(id))).toMatchObject({ id, status: 'open' });
    });
});

test('an inquiry of other users is not found', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .uponReceiving('a request for an inquiry that is not there')
    .withRequest('GET', '/api/inquiries/a1000000-0000-4000-8000-00000000dead')
    .willRespondWith(404, (reply) => reply.headers(problemHeaders).jsonBody({ status: 404 }))
    .executeTest(async ({ url }) => {
      const error = await failure(clientOf(url).fetchQuery(inquiry('a1000000-0000-4000-8000-00000000dead')));
      expect(isNotFound(error)).toBe(true);
    });
});

testInvestorAnswers({ pact });

import { Matchers } from '@pact-foundation/pact';
import {
  changeInquiryStatus,
  createSavedReply,
  deleteSavedReply,
  markInquiryRead,
  replyToInquiry,
  sendInquiry,
  updateSavedReply,
} from '@setu/contracts';
import { inquiry, inquiryCount, thread } from '@setu/marketplace';
import { api, isNotFound } from '@setu/mfe-kit';
import { sentVisits } from '../src/features/matches/matches.queries';
import { receivedOffers } from '../src/features/offers/offers.queries';
import { replyRecord } from '../src/features/overview/overview.queries';
import { savedReplies } from '../src/features/saved-replies/saved-replies.queries';
import { receivedInquiries } from '../src/shared/inquiries.queries';
import {
  clientOf,
  inquiryLike,
  instant,
  problemHeaders,
  problemLike,
  refusal,
  someTotal,
  talkTo,
} from './likes';
import { pactWith } from './pact-with';

const { boolean, eachLike, integer, like, regex, uuid } = Matchers;

const pact = pactWith('inquiry');

const id = 'a1000000-0000-4000-8000-0000000000b1';
const requirementId = 'd1000000-0000-4000-8000-0000000000b1';
const propertyId = 'e1000000-0000-4000-8000-0000000000b1';
const providerId = '33333333-3333-4333-8333-333333333333';

test('received inquiries are listed', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has received inquiries', { id })
    .uponReceiving('a request of a brand for what it received')
    .withRequest('GET', '/api/inquiries', (request) => request.query({ box: 'received' }))
    .willRespondWith(200, (reply) => reply.headers(someTotal).jsonBody(eachLike(inquiryLike(id))))
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(receivedInquiries());
      expect(pages[0]).toMatchObject({ total: 1, next: null, items: [{ id, fromName: 'Asha Iyer' }] });
    });
});

test('open inquiries are counted', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has received inquiries', { count: 3 })
    .uponReceiving('a request of a brand for one open inquiry and their number')
    .withRequest('GET', '/api/inquiries', (request) =>
      request.query({ box: 'received', status: 'open', limit: '1' }),
    )
    .willRespondWith(200, (reply) =>
      reply.headers({ 'x-total-count': regex(/^[1-9]\d*$/, '3') }).jsonBody([inquiryLike(id)]),
    )
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(inquiryCount('received', 'unanswered'))).toMatchObject({
        total: 3,
      });
    });
});

test('unread inquiries are counted', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has received inquiries', { count: 3, unread: true })
    .uponReceiving('a request of a brand for one inquiry that was not read and their number')
    .withRequest('GET', '/api/inquiries', (request) =>
      request.query({ box: 'received', unread: 'true', limit: '1' }),
    )
    .willRespondWith(200, (reply) =>
      reply
        .headers({ 'x-total-count': regex(/^[1-9]\d*$/, '3') })
        .jsonBody([{ ...inquiryLike(id), isUnread: true }]),
    )
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(inquiryCount('received', 'unread'))).toMatchObject({ total: 3 });
    });
});

test('a shown inquiry is marked as read', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has received inquiries', { id, unread: true })
    .uponReceiving('a request of a brand to mark an inquiry as read')
    .withRequest('PATCH', `/api/inquiries/${id}/read`, (request) => request.jsonBody({ replies: 0 }))
    .willRespondWith(200, (reply) => reply.jsonBody({ ...inquiryLike(id), isUnread: false }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(markInquiryRead, { id, replies: 0 })).toMatchObject({ id, isUnread: false });
    });
});

test('offers to requirements are listed separately', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the requirement belongs to the caller', { id: requirementId, title: 'High-street corner' })
    .given('the caller has received inquiries', { id, requirementId })
    .uponReceiving('a request of a brand for the offers it received')
    .withRequest('GET', '/api/inquiries', (request) =>
      request.query({ box: 'received', kind: 'offer', limit: '100' }),
    )
    .willRespondWith(200, (reply) =>
      reply.jsonBody(
        eachLike({
          ...inquiryLike(id),
          kind: 'offer',
          franchiseId: null,
          franchiseTitle: null,
          requirementId,
          requirementTitle: 'High-street corner',
        }),
      ),
    )
    .executeTest(async ({ url }) => {
      const [offer] = await clientOf(url).fetchQuery(receivedOffers());
      expect(offer).toMatchObject({ kind: 'offer', requirementId });
    });
});

const visit = { subject: 'Visit: Hall beside the station', message: 'Which days suit you?' };
const visitLike = {
  ...inquiryLike(id),
  ...visit,
  kind: 'visit',
  toUserId: uuid(providerId),
  franchiseId: null,
  franchiseTitle: null,
  requirementId,
  propertyId,
  requirementTitle: like('High-street corner'),
  propertyTitle: like('Hall beside the station'),
  fromName: null,
  toName: null,
};

test('a visit to a property is requested', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the requirement belongs to the caller', { id: requirementId, title: 'High-street corner' })
    .given('the property is known', { id: propertyId, providerId, title: 'Hall beside the station' })
    .uponReceiving('a request to visit a property')
    .withRequest('POST', '/api/inquiries', (request) =>
      request.jsonBody({ ...visit, toUserId: providerId, propertyId, requirementId }),
    )
    .willRespondWith(201, (reply) => reply.jsonBody(visitLike))
    .executeTest(async ({ url }) => {
      talkTo(url);
      const sent = await api.call(sendInquiry, { ...visit, toUserId: providerId, propertyId, requirementId });
      expect(sent).toMatchObject({ ...visit, kind: 'visit' });
    });
});

test('the list of visits is empty before the first request', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .uponReceiving('a request of a brand for the visits it asked for')
    .withRequest('GET', '/api/inquiries', (request) =>
      request.query({ box: 'sent', kind: 'visit', limit: '100' }),
    )
    .willRespondWith(200, (reply) => reply.jsonBody([]))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(sentVisits())).toEqual([]);
    });
});

test.each(['in_progress', 'declined'] as const)('an inquiry becomes %s', async (status) => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has received inquiries', { id })
    .uponReceiving(`a brand's word that an inquiry is ${status}`)
    .withRequest('PATCH', `/api/inquiries/${id}/status`, (request) => request.jsonBody({ status }))
    .willRespondWith(200, (reply) => reply.jsonBody({ ...inquiryLike(id), status }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(changeInquiryStatus, { id, status })).toMatchObject({ id, status });
    });
});

test('the status of a withdrawn inquiry cannot change', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has received inquiries', { id, status: 'withdrawn' })
    .uponReceiving("a brand's word that a withdrawn inquiry is in progress")
    .withRequest('PATCH', `/api/inquiries/${id}/status`, (request) =>
      request.jsonBody({ status: 'in_progress' }),
    )
    .willRespondWith(409, (reply) =>
      reply.headers(problemHeaders).jsonBody(problemLike(409, 'status_not_allowed')),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const error = await refusal(api.call(changeInquiryStatus, { id, status: 'in_progress' }));
      expect(error.code).toBe('status_not_allowed');
      expect(error.detail).not.toBeNull();
    });
});

const messageLike = {
  id: uuid('a1000000-0000-4000-8000-0000000000b2'),
  inquiryId: id,
  fromUserId: uuid('22222222-2222-4222-8222-222222222222'),
  message: like('What would the first outlet cost?'),
  createdAt: instant,
};

test('the thread of an inquiry is read', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has received inquiries', { id })
    .uponReceiving('a request of a brand for a thread')
    .withRequest('GET', `/api/inquiries/${id}/messages`, (request) => request.query({ limit: '100' }))
    .willRespondWith(200, (reply) =>
      reply.jsonBody([{ ...messageLike, fromName: like('Asha Iyer'), isMine: false }]),
    )
    .executeTest(async ({ url }) => {
      const [first] = await clientOf(url).fetchQuery(thread(id));
      expect(first).toMatchObject({ inquiryId: id, isMine: false });
    });
});

test('an inquiry is answered', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has received inquiries', { id })
    .uponReceiving('an answer of a brand')
    .withRequest('POST', `/api/inquiries/${id}/messages`, (request) =>
      request.jsonBody({ message: 'Pune is free.' }),
    )
    .willRespondWith(201, (reply) =>
      reply.jsonBody({ ...messageLike, fromName: null, isMine: true, message: 'Pune is free.' }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const sent = await api.call(replyToInquiry, { id, message: 'Pune is free.' });
      expect(sent).toMatchObject({ isMine: true, message: 'Pune is free.' });
    });
});

test('one inquiry is read by its id', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has received inquiries', { id })
    .uponReceiving('a request for one inquiry')
    .withRequest('GET', `/api/inquiries/${id}`)
    .willRespondWith(200, (reply) => reply.jsonBody(inquiryLike(id)))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(inquiry(id))).toMatchObject({ id, status: 'open' });
    });
});

test('an inquiry of other users is not found', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .uponReceiving('a request for an inquiry that is not there')
    .withRequest('GET', '/api/inquiries/a1000000-0000-4000-8000-00000000dead')
    .willRespondWith(404, (reply) => reply.headers(problemHeaders).jsonBody({ status: 404 }))
    .executeTest(async ({ url }) => {
      const error = await refusal(clientOf(url).fetchQuery(inquiry('a1000000-0000-4000-8000-00000000dead')));
      expect(isNotFound(error)).toBe(true);
    });
});

test('a brand reads how many inquiries it answered in time', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .given('the caller has received inquiries', { count: 2 })
    .uponReceiving('a request of a brand for its reply record')
    .withRequest('GET', '/api/reply-record')
    .willRespondWith(200, (reply) =>
      reply.jsonBody({ inquiries: integer(0), answered: integer(0), isMarked: boolean(false) }),
    )
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(replyRecord())).toEqual({
        inquiries: 0,
        answered: 0,
        isMarked: false,
      });
    });
});

const replyId = 'd1000000-0000-4000-8000-0000000000f1';
const replyDraft = { title: 'Fees', text: 'The fee is 5 lakh.' };
const savedReplyLike = { ...replyDraft, id: uuid(replyId), updatedAt: instant };
const withReply = () =>
  pact.addInteraction().given('signed in as brand').given('the caller has a saved reply', { id: replyId });

test('the saved replies are listed', async () => {
  await withReply()
    .uponReceiving('a request for saved replies')
    .withRequest('GET', '/api/saved-replies')
    .willRespondWith(200, (reply) => reply.jsonBody([savedReplyLike]))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(savedReplies())).toMatchObject([replyDraft]);
    });
});

test('a reply is saved, changed and deleted', async () => {
  await pact
    .addInteraction()
    .given('signed in as brand')
    .uponReceiving('a reply that is saved')
    .withRequest('POST', '/api/saved-replies', (request) => request.jsonBody(replyDraft))
    .willRespondWith(201, (reply) => reply.jsonBody(savedReplyLike))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(createSavedReply, replyDraft)).toMatchObject(replyDraft);
    });
  const changed = { ...replyDraft, title: 'Costs' };
  await withReply()
    .uponReceiving('a saved reply that is changed')
    .withRequest('PATCH', `/api/saved-replies/${replyId}`, (request) => request.jsonBody(changed))
    .willRespondWith(200, (reply) => reply.jsonBody({ ...savedReplyLike, title: 'Costs' }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(updateSavedReply, { id: replyId, ...changed })).toMatchObject(changed);
    });
  await withReply()
    .uponReceiving('a saved reply that is deleted')
    .withRequest('DELETE', `/api/saved-replies/${replyId}`)
    .willRespondWith(200, (reply) => reply.jsonBody({ id: replyId }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(deleteSavedReply, { id: replyId })).toEqual({ id: replyId });
    });
});

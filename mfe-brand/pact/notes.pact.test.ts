import { Matchers } from '@pact-foundation/pact';
import { addInquiryNote, deleteInquiryNote, setInquiryLabels } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { boardColumn } from '../src/features/inquiries/board/board.queries';
import { usedLabels } from '../src/features/inquiries/labels.queries';
import { inquiryNotes } from '../src/features/inquiries/notes/notes.queries';
import { receivedInquiries } from '../src/shared/inquiries.queries';
import { clientOf, inquiryLike, instant, someTotal, talkTo } from './likes';
import { pactWith } from './pact-with';

const { eachLike, like, uuid } = Matchers;

const pact = pactWith('inquiry');

const id = 'a1000000-0000-4000-8000-0000000000e1';
const noteId = 'a2000000-0000-4000-8000-0000000000e1';
const label = 'Call back';

const caller = () => pact.addInteraction().given('signed in as brand');
const received = (fields: Parameters<ReturnType<typeof caller>['given']>[1] = {}) =>
  caller().given('the caller has received inquiries', { id, ...fields });
const labelled = () => received().given('the caller has put a label on it', { id, label });
const noted = () => received().given('the caller has a note about it', { id, noteId });
const noteLike = {
  id: uuid(noteId),
  inquiryId: id,
  authorName: null,
  text: like('Called on Monday.'),
  createdAt: instant,
};

test('the notes of an inquiry are listed', async () => {
  await noted()
    .uponReceiving('a request of a brand for its notes about an inquiry')
    .withRequest('GET', `/api/inquiries/${id}/notes`)
    .willRespondWith(200, (reply) => reply.jsonBody(eachLike(noteLike)))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(inquiryNotes(id))).toMatchObject([{ id: noteId }]);
    });
});

test('a note is added', async () => {
  await received()
    .uponReceiving('a note of a brand about an inquiry')
    .withRequest('POST', `/api/inquiries/${id}/notes`, (request) =>
      request.jsonBody({ text: 'Called on Monday.' }),
    )
    .willRespondWith(201, (reply) => reply.jsonBody({ ...noteLike, text: 'Called on Monday.' }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(addInquiryNote, { id, text: 'Called on Monday.' })).toMatchObject({
        text: 'Called on Monday.',
      });
    });
});

test('a note is deleted', async () => {
  await noted()
    .uponReceiving('a request of a brand to delete a note')
    .withRequest('DELETE', `/api/inquiries/${id}/notes/${noteId}`)
    .willRespondWith(200, (reply) => reply.jsonBody({ deleted: true }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(deleteInquiryNote, { id, noteId })).toEqual({ deleted: true });
    });
});

test('the labels of an inquiry are replaced', async () => {
  await received()
    .uponReceiving('labels of a brand for an inquiry')
    .withRequest('PATCH', `/api/inquiries/${id}/labels`, (request) => request.jsonBody({ labels: [label] }))
    .willRespondWith(200, (reply) => reply.jsonBody({ ...inquiryLike(id), labels: [label] }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(setInquiryLabels, { id, labels: [label] })).toMatchObject({ labels: [label] });
    });
});

test('the labels in use are listed', async () => {
  await labelled()
    .uponReceiving('a request of a brand for the labels that it uses')
    .withRequest('GET', '/api/my-inquiry-labels')
    .willRespondWith(200, (reply) => reply.jsonBody(eachLike(label)))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(usedLabels())).toEqual([label]);
    });
});

test('received inquiries with a label are listed', async () => {
  await labelled()
    .uponReceiving('a request of a brand for what it received with a label')
    .withRequest('GET', '/api/inquiries', (request) => request.query({ box: 'received', label }))
    .willRespondWith(200, (reply) =>
      reply.headers(someTotal).jsonBody([{ ...inquiryLike(id), labels: [label] }]),
    )
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(receivedInquiries('all', label));
      expect(pages[0]?.items).toMatchObject([{ id, labels: [label] }]);
    });
});

test('leads are filtered by what investors say, the highest budget first', async () => {
  const plans = { budget: '0-500000', city: 'Pune', startTime: '3-months', experience: 'first' };
  await received({ plans, phone: '+919876543210', isBelowBudget: true })
    .uponReceiving('a request of a brand for filtered inquiries')
    .withRequest('GET', '/api/inquiries', (request) =>
      request.query({
        box: 'received',
        budget: '0-500000',
        startTime: '3-months',
        experience: 'first',
        city: 'Poona',
        phone: 'true',
        belowBudget: 'true',
        sort: 'budget',
      }),
    )
    .willRespondWith(200, (reply) =>
      reply.headers(someTotal).jsonBody(eachLike({ ...inquiryLike(id), plans, isBelowBudget: true })),
    )
    .executeTest(async ({ url }) => {
      const filter = {
        budget: '0-500000',
        startTime: '3-months',
        experience: 'first',
        city: 'Poona',
        phone: 'true',
        belowBudget: 'true',
        sort: 'budget',
      } as const;
      const { pages } = await clientOf(url).fetchInfiniteQuery(receivedInquiries('all', null, filter));
      expect(pages[0]?.items).toMatchObject([{ id, plans, isBelowBudget: true }]);
    });
});

test('leads with a confirmed phone number are listed', async () => {
  const number = '+919876543210';
  const at = Matchers.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, '2026-11-29T06:00:00.000Z');
  const phone = { number, onWhatsApp: false, confirmedAt: at, consentedAt: at, withdrawnAt: null };
  await received({ phone: number, isPhoneConfirmed: true })
    .uponReceiving('a request of a brand for inquiries with a confirmed phone number')
    .withRequest('GET', '/api/inquiries', (request) =>
      request.query({ box: 'received', confirmedPhone: 'true' }),
    )
    .willRespondWith(200, (reply) =>
      reply.headers(someTotal).jsonBody(eachLike({ ...inquiryLike(id), phone })),
    )
    .executeTest(async ({ url }) => {
      const filter = { confirmedPhone: 'true' } as const;
      const { pages } = await clientOf(url).fetchInfiniteQuery(receivedInquiries('all', null, filter));
      expect(pages[0]?.items[0]?.phone).toMatchObject({ number, confirmedAt: '2026-11-29T06:00:00.000Z' });
    });
});

test('a column of the board is listed', async () => {
  await received()
    .uponReceiving('a request of a brand for a column of its board')
    .withRequest('GET', '/api/inquiries', (request) =>
      request.query({ box: 'received', status: 'open', limit: '12' }),
    )
    .willRespondWith(200, (reply) => reply.headers(someTotal).jsonBody(eachLike(inquiryLike(id))))
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(boardColumn('open', null, {}));
      expect(pages[0]?.items).toMatchObject([{ id, status: 'open' }]);
    });
});

import { Matchers } from '@pact-foundation/pact';
import { sendInquiry } from '@setu/contracts';
import { askedAbout } from '@setu/marketplace';
import { testInvestorAnswers } from '@setu/marketplace/testing/pact';
import { ApiError, api, isUnauthorized } from '@setu/mfe-kit';
import { clientOf, failure, talkTo } from '@setu/mfe-kit/testing/pact';
import { inquiryLike, problemHeaders } from './likes';
import { pactWith } from './pact-with';

const { like } = Matchers;

const pact = pactWith('inquiry');

const brandId = '11111111-1111-4111-8111-111111111111';
const franchiseId = 'f1000000-0000-4000-8000-000000000001';
const franchise = { id: franchiseId, brandId, title: 'Chai Chaupal Corner' };
const text = { subject: 'Opening in Pune', message: 'What would the first outlet cost?' };
const send = (serverUrl: string, written: typeof text) => {
  talkTo(serverUrl);
  return api.call(sendInquiry, { ...written, toUserId: brandId, franchiseId });
};

test('an inquiry is stored and returned', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .given('the franchise is known', franchise)
    .uponReceiving('an inquiry to the brand of a franchise')
    .withRequest('POST', '/api/inquiries', (request) =>
      request.jsonBody({ ...text, toUserId: brandId, franchiseId }),
    )
    .willRespondWith(201, (reply) =>
      reply.jsonBody({
        ...inquiryLike('a1000000-0000-4000-8000-000000000001', { fromName: null, toName: null }),
        ...text,
        toUserId: brandId,
        franchiseId,
        replyCount: 0,
      }),
    )
    .executeTest(async ({ url }) => {
      expect(await send(url, text)).toMatchObject({ ...text, status: 'open', franchiseId });
    });
});

test('sending an inquiry without a session is unauthorized', async () => {
  await pact
    .addInteraction()
    .given('nobody is signed in')
    .uponReceiving('an inquiry without a session')
    .withRequest('POST', '/api/inquiries', (request) =>
      request.jsonBody({ ...text, toUserId: brandId, franchiseId }),
    )
    .willRespondWith(401, (reply) =>
      reply.headers(problemHeaders).jsonBody({ title: 'Unauthorized', status: 401 }),
    )
    .executeTest(async ({ url }) => {
      expect(isUnauthorized(await failure(send(url, text)))).toBe(true);
    });
});

test('invalid values of an inquiry are reported on their fields', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .given('the franchise is known', franchise)
    .uponReceiving('an inquiry without subject and message')
    .withRequest('POST', '/api/inquiries', (request) =>
      request.jsonBody({ subject: ' ', message: '', toUserId: brandId, franchiseId }),
    )
    .willRespondWith(400, (reply) =>
      reply.headers(problemHeaders).jsonBody({
        type: like('about:blank'),
        title: like('Bad Request'),
        status: 400,
        detail: like('Some fields are not right.'),
        code: 'validation_failed',
        errors: [
          { path: 'subject', message: like('Subject is required') },
          { path: 'message', message: like('Message is required') },
        ],
      }),
    )
    .executeTest(async ({ url }) => {
      const error = await failure(send(url, { subject: ' ', message: '' }));
      expect(error).toBeInstanceOf(ApiError);
      expect((error as ApiError).fieldErrors.map(({ path }) => path)).toEqual(['subject', 'message']);
    });
});

test('an investor’s inquiries about a franchise are read', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor')
    .uponReceiving('a request for what was asked about a franchise')
    .withRequest('GET', '/api/inquiries', (request) =>
      request.query({ box: 'sent', franchiseId, limit: '1' }),
    )
    .willRespondWith(200, (reply) => reply.headers({ 'x-total-count': '0' }).jsonBody([]))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(askedAbout(franchiseId))).toBeNull();
    });
});

testInvestorAnswers({ pact });

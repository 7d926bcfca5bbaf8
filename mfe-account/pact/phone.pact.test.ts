import { join } from 'node:path';
import { Matchers, Pact } from '@pact-foundation/pact';
import { confirmPhone, getPhoneState, requestPhoneCode } from '@setu/contracts';
import { type ApiError, api } from '@setu/mfe-kit';
import { clientOf } from '@setu/mfe-kit/testing/pact';

const { like, regex } = Matchers;

const pact = new Pact({
  consumer: 'mfe-account',
  provider: 'identity',
  dir: join(__dirname, 'pacts'),
  logLevel: 'warn',
});

const problemHeaders = { 'content-type': regex(/^application\/problem\+json/, 'application/problem+json') };
const instant = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, '2026-01-01T00:00:00.000Z');
const number = '+919876543210';
const code = '482913';
const [phoneOf, codeOf] = [{ phone: null }, { number, code }];

/** An investor to whose phone this code was sent. */
const sentTo = () =>
  pact
    .addInteraction()
    .given('signed in as investor', phoneOf)
    .given('a code was sent to the phone of the caller', codeOf);

test('the state of the phone number is read', async () => {
  await sentTo()
    .uponReceiving('a request for the state of the phone number')
    .withRequest('GET', '/api/auth/phone')
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        isAvailable: true,
        number: null,
        confirmedAt: null,
        code: { number, state: 'sent', expiresAt: instant },
      }),
    )
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(getPhoneState, {})).toMatchObject({ code: { state: 'sent' } });
    });
});

test('a code is requested', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor', phoneOf)
    .uponReceiving('a request for a code for a phone number')
    .withRequest('POST', '/api/auth/phone/code', (request) => request.jsonBody({ phone: '+919123456780' }))
    .willRespondWith(202, (reply) =>
      reply.jsonBody({
        isAvailable: true,
        number: null,
        confirmedAt: null,
        code: { number: '+919123456780', state: regex(/^(sending|sent)$/, 'sending'), expiresAt: instant },
      }),
    )
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(requestPhoneCode, { phone: '+919123456780' })).toMatchObject({
        isAvailable: true,
      });
    });
});

test('a landline is refused on its field', async () => {
  await pact
    .addInteraction()
    .given('signed in as investor', phoneOf)
    .uponReceiving('a request for a code for a landline')
    .withRequest('POST', '/api/auth/phone/code', (request) => request.jsonBody({ phone: '02223456789' }))
    .willRespondWith(400, (reply) =>
      reply.headers(problemHeaders).jsonBody({
        type: like('about:blank'),
        title: like('Bad Request'),
        status: 400,
        detail: like('Some fields are not right.'),
        code: 'validation_failed',
        errors: [{ path: 'phone', message: like('A landline cannot be used') }],
      }),
    )
    .executeTest(async ({ url }) => {
      clientOf(url);
      const error = await api
        .call(requestPhoneCode, { phone: '02223456789' })
        .catch((reason: unknown) => reason);
      expect((error as ApiError).fieldErrors.map(({ path }) => path)).toEqual(['phone']);
    });
});

test('a code confirms a number', async () => {
  await sentTo()
    .uponReceiving('the code of a phone number')
    .withRequest('POST', '/api/auth/phone/confirmation', (request) =>
      request.jsonBody({ phone: number, code }),
    )
    .willRespondWith(200, (reply) =>
      reply.jsonBody({ isAvailable: true, number, confirmedAt: instant, code: null }),
    )
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(confirmPhone, { phone: number, code })).toMatchObject({ number });
    });
});

test('a wrong code is reported on its field', async () => {
  await sentTo()
    .uponReceiving('a wrong code of a phone number')
    .withRequest('POST', '/api/auth/phone/confirmation', (request) =>
      request.jsonBody({ phone: number, code: '000000' }),
    )
    .willRespondWith(400, (reply) =>
      reply.headers(problemHeaders).jsonBody({
        type: like('about:blank'),
        title: like('Bad Request'),
        status: 400,
        detail: like('Some fields are not right.'),
        code: 'validation_failed',
        errors: [{ path: 'code', message: like('This code is wrong. You can try 4 more times') }],
      }),
    )
    .executeTest(async ({ url }) => {
      clientOf(url);
      const wrong = api.call(confirmPhone, { phone: number, code: '000000' });
      const error = await wrong.catch((reason: unknown) => reason);
      expect((error as ApiError).fieldErrors.map(({ path }) => path)).toEqual(['code']);
    });
});

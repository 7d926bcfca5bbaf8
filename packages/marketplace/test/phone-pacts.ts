import { Matchers, type Pact } from '@pact-foundation/pact';
import { confirmPhone, requestPhoneCode } from '@setu/contracts';
import { type ApiError, api } from '@setu/mfe-kit';
import { clientOf, failure, makeReplyLikes, talkTo } from '@setu/mfe-kit/testing/pact';
import { phoneState } from '../src/phone/phone.queries';

const { like, regex } = Matchers;
const { instant, problemHeaders, problemLike } = makeReplyLikes(Matchers);

const number = '+919876543210';
const code = '482913';
const codePath = '/api/auth/phone/code';
const confirmationPath = '/api/auth/phone/confirmation';

const unconfirmed = { isAvailable: true, number: null, confirmedAt: null };
const refusedField = (path: string, message: string) => ({
  ...problemLike(400, 'validation_failed'),
  errors: [{ path, message: like(message) }],
});
const fieldsOf = async (call: Promise<unknown>) =>
  ((await failure(call)) as ApiError).fieldErrors.map(({ path }) => path);

interface Side {
  /** The pact of the front end with identity. */
  pact: Pact;
}

/** The pact tests of the confirmation of a phone number by a code, shared by all front ends whose forms have a number. */
export const testPhoneConfirmation = ({ pact }: Side): void => {
  const caller = () => pact.addInteraction().given('signed in as investor', { phone: null });
  const sent = () => caller().given('a code was sent to the phone of the caller', { number, code });

  test('the state of the phone number is read', async () => {
    await sent()
      .uponReceiving('a request for the state of the phone number')
      .withRequest('GET', '/api/auth/phone')
      .willRespondWith(200, (reply) =>
        reply.jsonBody({ ...unconfirmed, code: { number, state: 'sent', expiresAt: instant } }),
      )
      .executeTest(async ({ url }) => {
        expect(await clientOf(url).fetchQuery(phoneState())).toMatchObject({ code: { state: 'sent' } });
      });
  });

  test('a code is requested', async () => {
    const phone = '+919123456780';
    const state = regex(/^(sending|sent)$/, 'sending');
    await caller()
      .uponReceiving('a request for a code for a phone number')
      .withRequest('POST', codePath, (request) => request.jsonBody({ phone }))
      .willRespondWith(202, (reply) =>
        reply.jsonBody({ ...unconfirmed, code: { number: phone, state, expiresAt: instant } }),
      )
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(requestPhoneCode, { phone })).toMatchObject({ isAvailable: true });
      });
  });

  test('a landline is refused on its field', async () => {
    const phone = '02223456789';
    await caller()
      .uponReceiving('a request for a code for a landline')
      .withRequest('POST', codePath, (request) => request.jsonBody({ phone }))
      .willRespondWith(400, (reply) =>
        reply.headers(problemHeaders).jsonBody(refusedField('phone', 'A landline cannot be used')),
      )
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await fieldsOf(api.call(requestPhoneCode, { phone }))).toEqual(['phone']);
      });
  });

  test('a code confirms a number', async () => {
    await sent()
      .uponReceiving('the code of a phone number')
      .withRequest('POST', confirmationPath, (request) => request.jsonBody({ phone: number, code }))
      .willRespondWith(200, (reply) =>
        reply.jsonBody({ isAvailable: true, number, confirmedAt: instant, code: null }),
      )
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(confirmPhone, { phone: number, code })).toMatchObject({ number });
      });
  });

  test('a wrong code is reported on its field', async () => {
    const wrong = { phone: number, code: '000000' };
    await sent()
      .uponReceiving('a wrong code of a phone number')
      .withRequest('POST', confirmationPath, (request) => request.jsonBody(wrong))
      .willRespondWith(400, (reply) =>
        reply
          .headers(problemHeaders)
          .jsonBody(refusedField('code', 'This code is wrong. You can try 4 more times')),
      )
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await fieldsOf(api.call(confirmPhone, wrong))).toEqual(['code']);
      });
  });
};

import { Matchers } from '@pact-foundation/pact';
import {
  changeEmail,
  changePassword,
  confirmTwoStep,
  deleteAccount,
  renewRecoveryCodes,
  saveBrandProfile,
  sendConfirmation,
  setUpTwoStep,
  turnOffTwoStep,
  updateCurrentUser,
} from '@setu/contracts';
import { type ApiError, api } from '@setu/mfe-kit';
import { clientOf } from '@setu/mfe-kit/testing/pact';
import { brandProfile } from '../src/features/brand-profile/brand-profile.queries';
import { twoStep } from '../src/features/two-step/two-step.queries';
import { pactWith } from './pact-with';

const { boolean, eachLike, integer, like, regex } = Matchers;

const pact = pactWith('identity');

// A matcher, not a value: `jsonBody` requires a plain value to be application/json.
const problemHeaders = { 'content-type': regex(/^application\/problem\+json/, 'application/problem+json') };
const instant = regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, '2026-01-01T00:00:00.000Z');
const userId = Matchers.uuid('22222222-2222-4222-8222-222222222222');

/** Fields of the account that the settings show. */
const person = {
  firstName: 'Asha',
  lastName: 'Iyer',
  phone: '9820012345',
  city: 'Pune',
  state: 'Maharashtra',
};

test('users change their account', async () => {
  const change = { firstName: 'Namita', lastName: 'Iyer', phone: '', city: 'Leh', state: 'Ladakh' as const };
  await pact
    .addInteraction()
    .given('signed in as investor', person)
    .uponReceiving('a change of the account')
    .withRequest('PATCH', '/api/auth/user', (request) =>
      request.jsonBody({ ...change, profileImageUrl: 'https://pictures.example/a.png' }),
    )
    .willRespondWith(200, (reply) =>
      reply.jsonBody({
        ...change,
        phone: null,
        profileImageUrl: 'https://pictures.example/a.png',
        id: userId,
        email: like('asha@example.test'),
        role: 'investor',
        createdAt: instant,
      }),
    )
    .executeTest(async ({ url }) => {
      clientOf(url);
      const sent = { ...change, profileImageUrl: 'https://pictures.example/a.png' };
      expect(await api.call(updateCurrentUser, sent)).toMatchObject({ firstName: 'Namita', phone: null });
    });
});

describe('password', () => {
  const password = 'a quiet morning in Pune';
  const change = (currentPassword: string) => ({ currentPassword, newPassword: 'a loud evening in Pune' });

  test('users change their password when they know the current one', async () => {
    await pact
      .addInteraction()
      .given('signed in as investor', { password })
      .uponReceiving('a change of the password')
      .withRequest('POST', '/api/auth/password', (request) => request.jsonBody(change(password)))
      .willRespondWith(200, (reply) => reply.jsonBody({ changed: true }))
      .executeTest(async ({ url }) => {
        clientOf(url);
        expect(await api.call(changePassword, change(password))).toEqual({ changed: true });
      });
  });

  test('a wrong current password is reported on its field', async () => {
    await pact
      .addInteraction()
      .given('signed in as investor', { password })
      .uponReceiving('a change of the password with a wrong present one')
      .withRequest('POST', '/api/auth/password', (request) => request.jsonBody(change('wrong')))
      .willRespondWith(400, (reply) =>
        reply.headers(problemHeaders).jsonBody({
          type: like('about:blank'),
          title: like('Bad Request'),
          status: 400,
          detail: like('Some fields are not right.'),
          code: 'validation_failed',
          errors: [{ path: 'currentPassword', message: like('This is not your current password') }],
        }),
      )
      .executeTest(async ({ url }) => {
        clientOf(url);
        const error = await api.call(changePassword, change('wrong')).catch((reason: unknown) => reason);
        expect((error as ApiError).fieldErrors.map(({ path }) => path)).toEqual(['currentPassword']);
      });
  });
});

describe('email address', () => {
  const password = 'a quiet morning in Pune';
  const change = (currentPassword: string) => ({ email: 'asha@new.test', currentPassword });

  test('users ask for a link to confirm their address', async () => {
    await pact
      .addInteraction()
      .given('signed in as investor', {})
      .given('mail can be sent')
      .uponReceiving('a request for a link to confirm the address')
      .withRequest('POST', '/api/auth/email/confirmation')
      .willRespondWith(202, (reply) => reply.jsonBody({ accepted: true }))
      .executeTest(async ({ url }) => {
        clientOf(url);
        expect(await api.call(sendConfirmation, {})).toEqual({ accepted: true });
      });
  });

  test('users ask for another address with their password', async () => {
    await pact
      .addInteraction()
      .given('signed in as investor', { password })
      .given('mail can be sent')
      .uponReceiving('a change of the email address')
      .withRequest('POST', '/api/auth/email', (request) => request.jsonBody(change(password)))
      .willRespondWith(202, (reply) => reply.jsonBody({ accepted: true }))
      .executeTest(async ({ url }) => {
        clientOf(url);
        expect(await api.call(changeEmail, change(password))).toEqual({ accepted: true });
      });
  });
});

test('users delete their account with their password', async () => {
  const currentPassword = 'a quiet morning in Pune';
  await pact
    .addInteraction()
    .given('signed in as investor', { password: currentPassword })
    .uponReceiving('the deletion of the account')
    .withRequest('POST', '/api/auth/user/deletion', (request) => request.jsonBody({ currentPassword }))
    .willRespondWith(200, (reply) => reply.jsonBody({ deleted: true }))
    .executeTest(async ({ url }) => {
      clientOf(url);
      expect(await api.call(deleteAccount, { currentPassword })).toEqual({ deleted: true });
    });
});

describe('two-step verification', () => {
  const currentPassword = 'a quiet morning in Pune';
  const code = 'ABCDEFGH2345';
  const recoveryCodes = eachLike(regex(/^([A-Z2-7]{4}-){2}[A-Z2-7]{4}$/, 'ABCD-EFGH-2345'));

  test('its state is read', async () => {
    await pact
      .addInteraction()
      .given('signed in as investor with two-step verification', { password: currentPassword, code })
      .uponReceiving('a request for the state of two-step verification')
      .withRequest('GET', '/api/auth/two-step')
      .willRespondWith(200, (reply) =>
        reply.jsonBody({ isAvailable: boolean(true), since: instant, recoveryCodesLeft: integer(1) }),
      )
      .executeTest(async ({ url }) => {
        expect(await clientOf(url).fetchQuery(twoStep())).toMatchObject({ recoveryCodesLeft: 1 });
      });
  });

  test('a secret is made for the right password', async () => {
    await pact
      .addInteraction()
      .given('signed in as investor', { password: currentPassword })
      .uponReceiving('the set-up of two-step verification')
      .withRequest('POST', '/api/auth/two-step/set-up', (request) => request.jsonBody({ currentPassword }))
      .willRespondWith(200, (reply) =>
        reply.jsonBody({
          secret: regex(/^[A-Z2-7]{32}$/, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'),
          uri: regex(/^otpauth:.+$/, 'otpauth://totp/FranchiseSetu:asha?secret=JBSWY3DPEHPK3PXP'),
        }),
      )
      .executeTest(async ({ url }) => {
        clientOf(url);
        expect((await api.call(setUpTwoStep, { currentPassword })).uri).toContain('otpauth:');
      });
  });

  test('a first code that is wrong is reported on its field', async () => {
    await pact
      .addInteraction()
      .given('signed in as investor', {})
      .uponReceiving('a wrong first code for two-step verification')
      .withRequest('POST', '/api/auth/two-step', (request) => request.jsonBody({ code: '123456' }))
      .willRespondWith(400, (reply) =>
        reply.headers(problemHeaders).jsonBody({
          type: like('about:blank'),
          title: like('Bad Request'),
          status: 400,
          detail: like('This code is wrong.'),
          code: 'validation_failed',
          errors: [{ path: 'code', message: like('This code is wrong.') }],
        }),
      )
      .executeTest(async ({ url }) => {
        clientOf(url);
        const error = await api.call(confirmTwoStep, { code: '123456' }).catch((reason: unknown) => reason);
        expect((error as ApiError).fieldErrors.map(({ path }) => path)).toEqual(['code']);
      });
  });

  test('new recovery codes are made with password and code', async () => {
    await pact
      .addInteraction()
      .given('signed in as investor with two-step verification', { password: currentPassword, code })
      .uponReceiving('a request for new recovery codes')
      .withRequest('POST', '/api/auth/two-step/recovery-codes', (request) =>
        request.jsonBody({ currentPassword, code }),
      )
      .willRespondWith(200, (reply) => reply.jsonBody({ recoveryCodes }))
      .executeTest(async ({ url }) => {
        clientOf(url);
        expect(await api.call(renewRecoveryCodes, { currentPassword, code })).toEqual({
          recoveryCodes: ['ABCD-EFGH-2345'],
        });
      });
  });

  test('it is turned off with password and code', async () => {
    await pact
      .addInteraction()
      .given('signed in as investor with two-step verification', { password: currentPassword, code })
      .uponReceiving('the end of two-step verification')
      .withRequest('POST', '/api/auth/two-step/removal', (request) =>
        request.jsonBody({ currentPassword, code }),
      )
      .willRespondWith(200, (reply) => reply.jsonBody({ removed: true }))
      .executeTest(async ({ url }) => {
        clientOf(url);
        expect(await api.call(turnOffTwoStep, { currentPassword, code })).toEqual({ removed: true });
      });
  });
});

describe('brand profile', () => {
  const profile = {
    brandName: 'Nadi Naturals',
    description: 'Cold-pressed oils.',
    targetAudience: 'Families in cities',
    website: 'https://nadi.example',
    logo: {
      url: '/media/c0ffee00-0000-4000-8000-000000000a02',
      width: 400,
      height: 400,
      blur: 'data:image/webp;base64,UklGRg==',
    },
    people: [{ name: 'Asha Iyer', role: 'Founder', line: 'Runs the mill in Latur.', photo: null }],
  };

  test('the brand profile is read', async () => {
    await pact
      .addInteraction()
      .given('signed in as brand with a profile', profile)
      .uponReceiving('a request for the brand profile')
      .withRequest('GET', '/api/brand/profile')
      .willRespondWith(200, (reply) => reply.jsonBody({ ...profile, userId, updatedAt: instant }))
      .executeTest(async ({ url }) => {
        expect(await clientOf(url).fetchQuery(brandProfile())).toMatchObject(profile);
      });
  });

  test('only the changed fields of a brand profile are saved', async () => {
    const sent = { brandName: 'Nadi & Sons', description: '' };
    await pact
      .addInteraction()
      .given('signed in as brand with a profile', profile)
      .uponReceiving('a brand profile to save')
      .withRequest('PATCH', '/api/brand/profile', (request) => request.jsonBody(sent))
      .willRespondWith(200, (reply) =>
        reply.jsonBody({ ...profile, ...sent, description: null, userId, updatedAt: instant }),
      )
      .executeTest(async ({ url }) => {
        clientOf(url);
        expect(await api.call(saveBrandProfile, sent)).toMatchObject({
          brandName: 'Nadi & Sons',
          description: null,
        });
      });
  });
});

import { Matchers } from '@pact-foundation/pact';
import {
  adminLogin,
  adminLoginWithCode,
  adminLogout,
  changeUserRole,
  listBrandVerifications,
  restoreUser,
  suspendUser,
  turnOffTwoStepOfUser,
  verifyBrand,
} from '@setu/contracts';
import { ApiError, api } from '@setu/mfe-kit';
import { brandPages } from '../src/features/brands/brands.queries';
import { foundUsers } from '../src/features/find/find.queries';
import { sampleCredentials } from '../src/features/login/login.queries';
import { mailPages } from '../src/features/mails/mails.queries';
import { userPages } from '../src/features/users/users.queries';
import { adminLookup } from '../src/shared/admin-auth/admin-auth.queries';
import {
  clientOf,
  failure,
  instant,
  problemHeaders,
  problemLike,
  refusalExample,
  talkTo,
  total,
  userLike,
} from './likes';
import { pactWith } from './pact-with';

const { eachLike, integer, like, regex, uuid } = Matchers;

const pact = pactWith('identity');

const userId = 'a1000000-0000-4000-8000-000000000001';
const credentials = { email: 'nisha@admins.test', password: 'a quiet morning in Delhi' };
const adminLike = {
  id: uuid('44444444-4444-4444-8444-444444444444'),
  email: like(credentials.email),
  name: 'Nisha Verma',
};
const nisha = { firstName: 'Nisha', lastName: 'Verma' };

test('the lookup returns the logged-in administrator', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator', nisha)
    .uponReceiving('a request for the administrator')
    .withRequest('GET', '/api/admin/user')
    .willRespondWith(200, (reply) => reply.jsonBody(adminLike))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(adminLookup())).toMatchObject({ name: 'Nisha Verma' });
    });
});

test('the lookup returns null without an error when no administrator is logged in', async () => {
  await pact
    .addInteraction()
    .given('nobody is signed in')
    .uponReceiving('a request for the administrator without a session')
    .withRequest('GET', '/api/admin/user')
    .willRespondWith(401, (reply) =>
      reply.headers(problemHeaders).jsonBody({ title: 'Unauthorized', status: 401 }),
    )
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(adminLookup())).toBeNull();
    });
});

test('the sample credentials are null outside a demo', async () => {
  await pact
    .addInteraction()
    .given('no demo is offered')
    .uponReceiving('a request for the sample credentials')
    .withRequest('GET', '/api/sample-credentials')
    .willRespondWith(200, (reply) => reply.jsonBody(null))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(sampleCredentials())).toBeNull();
    });
});

test('an administrator logs in', async () => {
  await pact
    .addInteraction()
    .given('an administrator can log in', { ...credentials, ...nisha })
    .uponReceiving('a login of an administrator')
    .withRequest('POST', '/api/admin/login', (request) => request.jsonBody(credentials))
    .willRespondWith(200, (reply) => reply.jsonBody({ admin: adminLike }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(adminLogin, credentials)).toMatchObject({ admin: { name: 'Nisha Verma' } });
    });
});

describe('an administrator with two-step verification', () => {
  const ticket = 'ticket-of-an-administrator-whose-code-is-mi';
  const code = 'ABCDEFGH2345';

  test('gets a ticket for the right password', async () => {
    await pact
      .addInteraction()
      .given('an administrator with two-step verification can log in', credentials)
      .uponReceiving('a login of an administrator with two-step verification')
      .withRequest('POST', '/api/admin/login', (request) => request.jsonBody(credentials))
      .willRespondWith(202, (reply) => reply.jsonBody({ ticket: regex(/^[\w-]{43}$/, ticket) }))
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(adminLogin, credentials)).toEqual({ ticket });
      });
  });

  test('logs in with ticket and code', async () => {
    await pact
      .addInteraction()
      .given('an administrator with two-step verification has entered the password', {
        ...credentials,
        ...nisha,
        ticket,
        code,
      })
      .uponReceiving('the code of an administrator')
      .withRequest('POST', '/api/admin/login/code', (request) => request.jsonBody({ ticket, code }))
      .willRespondWith(200, (reply) => reply.jsonBody({ admin: adminLike }))
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect((await api.call(adminLoginWithCode, { ticket, code })).admin.name).toBe('Nisha Verma');
      });
  });
});

test('a wrong password is refused with the server’s message', async () => {
  const wrong = { email: 'nobody@admins.test', password: 'not this one' };
  await pact
    .addInteraction()
    .given('nobody is signed in')
    .uponReceiving('a login of an administrator with a wrong password')
    .withRequest('POST', '/api/admin/login', (request) => request.jsonBody(wrong))
    .willRespondWith(401, (reply) =>
      reply.headers(problemHeaders).jsonBody({
        ...problemLike(401, 'invalid_credentials'),
        detail: 'Invalid email or password',
      }),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await failure(api.call(adminLogin, wrong))).toMatchObject({
        detail: 'Invalid email or password',
      });
    });
});

test('an administrator logs out', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator', {})
    .uponReceiving('a logout of an administrator')
    .withRequest('POST', '/api/admin/logout')
    .willRespondWith(200, (reply) => reply.jsonBody({ loggedOut: true }))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(adminLogout, {})).toEqual({ loggedOut: true });
    });
});

test('users are listed by part of a name and by role', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator', {})
    .given('somebody has registered', { id: userId, lastName: 'Namjoshi' })
    .uponReceiving('a request for users by name and role')
    .withRequest('GET', '/api/admin/users', (request) =>
      request.query({ search: 'namjoshi', role: 'investor' }),
    )
    .willRespondWith(200, (reply) => reply.headers(total('1')).jsonBody(eachLike(userLike())))
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(
        userPages({ search: 'namjoshi', role: 'investor' }),
      );
      expect(pages[0]).toMatchObject({ total: 1, items: [{ role: 'investor' }] });
    });
});

test('an administrator changes the role of a user', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator', {})
    .given('somebody has registered', { id: userId })
    .uponReceiving('another role for a user')
    .withRequest('PATCH', `/api/admin/users/${userId}/role`, (request) =>
      request.jsonBody({ role: 'real_estate' }),
    )
    .willRespondWith(200, (reply) => reply.jsonBody(userLike({ id: userId, role: 'real_estate' })))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(changeUserRole, { userId, role: 'real_estate' })).toMatchObject({
        role: 'real_estate',
      });
    });
});

test.each([
  [
    'of the last administrator is refused, and it is said why',
    [{ name: 'the administrator is the only one', parameters: { id: userId } }],
    409,
    'last_admin',
  ],
  ['of nobody is refused', [{ name: 'signed in as administrator', parameters: {} }], 404, 'user_not_found'],
])('another role %s', async (what, states, status, code) => {
  const whose = code === 'last_admin' ? userId : 'a1000000-0000-4000-8000-00000000dead';
  const interaction = pact.addInteraction();
  for (const { name, parameters } of states) interaction.given(name, parameters);
  await interaction
    .uponReceiving(`another role ${what}`)
    .withRequest('PATCH', `/api/admin/users/${whose}/role`, (request) =>
      request.jsonBody({ role: 'investor' }),
    )
    .willRespondWith(status, (reply) => reply.headers(problemHeaders).jsonBody(problemLike(status, code)))
    .executeTest(async ({ url }) => {
      talkTo(url);
      const error = await failure(api.call(changeUserRole, { userId: whose, role: 'investor' }));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ code, detail: refusalExample });
    });
});

const reason = 'Advertising in inquiries.';

test('an administrator suspends an account, and the reply has the date and the reason', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator', {})
    .given('somebody has registered', { id: userId })
    .uponReceiving('the suspension of an account')
    .withRequest('POST', `/api/admin/users/${userId}/suspend`, (request) => request.jsonBody({ reason }))
    .willRespondWith(200, (reply) =>
      reply.jsonBody(userLike({ id: userId, suspended: { at: instant, reason } })),
    )
    .executeTest(async ({ url }) => {
      talkTo(url);
      const user = await api.call(suspendUser, { userId, reason });
      expect(user.suspended?.reason).toBe(reason);
    });
});

test('an administrator restores a suspended account', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator', {})
    .given('an account is suspended', { id: userId })
    .uponReceiving('the end of the suspension of an account')
    .withRequest('POST', `/api/admin/users/${userId}/restore`)
    .willRespondWith(200, (reply) => reply.jsonBody(userLike({ id: userId })))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(restoreUser, { userId })).not.toHaveProperty('suspended');
    });
});

test('an administrator turns off a person’s two-step verification', async () => {
  const why = { reason: 'Lost the phone and the recovery codes.' };
  await pact
    .addInteraction()
    .given('signed in as administrator', {})
    .given('somebody has two-step verification', { id: userId })
    .uponReceiving('the removal of two-step verification from an account')
    .withRequest('POST', `/api/admin/users/${userId}/two-step/removal`, (request) => request.jsonBody(why))
    .willRespondWith(200, (reply) => reply.jsonBody(userLike({ id: userId })))
    .executeTest(async ({ url }) => {
      talkTo(url);
      expect(await api.call(turnOffTwoStepOfUser, { userId, ...why })).not.toHaveProperty('twoStepSince');
    });
});

test('the list shows since when a user has two-step verification', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator', {})
    .given('somebody has two-step verification', { id: userId })
    .uponReceiving('a search for a user with two-step verification')
    .withRequest('GET', '/api/admin/users', (request) => request.query({ search: userId }))
    .willRespondWith(200, (reply) =>
      reply.headers(total('1')).jsonBody([userLike({ id: userId, twoStepSince: instant })]),
    )
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(userPages({ search: userId }));
      expect(pages[0]?.items[0]?.twoStepSince).toBeDefined();
    });
});

test('suspended accounts are listed without the others', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator', {})
    .given('an account is suspended', { id: userId, reason })
    .uponReceiving('a request for suspended users')
    .withRequest('GET', '/api/admin/users', (request) => request.query({ standing: 'suspended' }))
    .willRespondWith(200, (reply) =>
      reply
        .headers(total('1'))
        .jsonBody(eachLike(userLike({ suspended: { at: instant, reason: like(reason) } }))),
    )
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(userPages({ standing: 'suspended' }));
      expect(pages[0]?.items[0]?.suspended).toBeDefined();
    });
});

test('refused mails to an address are listed with the mail server’s reply', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator', {})
    .given('a mail was refused', { recipient: 'full@people.test', problem: '552 Mailbox is full' })
    .uponReceiving('a request for refused mails to an address')
    .withRequest('GET', '/api/admin/mails', (request) =>
      request.query({ state: 'refused', recipient: 'full@' }),
    )
    .willRespondWith(200, (reply) =>
      reply.headers(total('1')).jsonBody(
        eachLike({
          id: uuid('e1000000-0000-4000-8000-000000000001'),
          kind: like('password-reset'),
          recipient: 'full@people.test',
          userId: null,
          state: 'refused',
          tries: integer(1),
          problem: '552 Mailbox is full',
          createdAt: instant,
          endedAt: instant,
        }),
      ),
    )
    .executeTest(async ({ url }) => {
      const { pages } = await clientOf(url).fetchInfiniteQuery(
        mailPages({ search: 'full@', state: 'refused' }),
      );
      expect(pages[0]).toMatchObject({ total: 1, items: [{ problem: '552 Mailbox is full' }] });
    });
});

test('a user is found by their id', async () => {
  await pact
    .addInteraction()
    .given('signed in as administrator', {})
    .given('somebody has registered', { id: userId })
    .uponReceiving('a search for a user by the id')
    .withRequest('GET', '/api/admin/users', (request) => request.query({ search: userId, limit: '5' }))
    .willRespondWith(200, (reply) => reply.headers(total('1')).jsonBody([userLike({ id: userId })]))
    .executeTest(async ({ url }) => {
      expect(await clientOf(url).fetchQuery(foundUsers(userId))).toMatchObject({ items: [{ id: userId }] });
    });
});

describe('the verification of brands', () => {
  const brandId = 'a1000000-0000-4000-8000-0000000000b1';
  const documents = [{ type: 'gstin' as const, number: '27AAPFU0939F1ZV' }];
  const withdrawnFor = 'The GSTIN was cancelled.';
  const brand = {
    id: brandId,
    name: like('Nadi Naturals'),
    email: like('asha@people.test'),
    website: null,
    createdAt: instant,
  };
  const withdrawn = {
    ...brand,
    isVerified: false,
    verification: null,
    verifiedUntil: null,
    verificationEnd: { why: 'withdrawn', at: instant, reason: withdrawnFor },
  };

  test('a brand is found by its id, with the end of its verification', async () => {
    await pact
      .addInteraction()
      .given('signed in as administrator', {})
      .given('the verification of a brand was withdrawn', { id: brandId })
      .uponReceiving('a request for brands')
      .withRequest('GET', '/api/admin/brands', (request) => request.query({ search: brandId }))
      .willRespondWith(200, (reply) => reply.headers(total('1')).jsonBody([withdrawn]))
      .executeTest(async ({ url }) => {
        const { pages } = await clientOf(url).fetchInfiniteQuery(brandPages(brandId));
        expect(pages[0]?.items[0]?.verificationEnd).toMatchObject({ why: 'withdrawn' });
      });
  });

  test('an administrator verifies a brand', async () => {
    const body = { isVerified: true, documents, validUntil: '2099-12-31' };
    await pact
      .addInteraction()
      .given('signed in as administrator', {})
      .given('the verification of a brand was withdrawn', { id: brandId })
      .uponReceiving('a verification of a brand')
      .withRequest('PATCH', `/api/admin/brands/${brandId}`, (request) => request.jsonBody(body))
      .willRespondWith(200, (reply) =>
        reply.jsonBody({
          ...brand,
          isVerified: true,
          verification: { documents: ['gstin'], checkedAt: instant },
          verifiedUntil: '2099-12-31',
          verificationEnd: null,
        }),
      )
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(verifyBrand, { userId: brandId, ...body })).toMatchObject({ isVerified: true });
      });
  });

  test('an administrator reads the history of a verification', async () => {
    const record = { id: uuid(brandId), validUntil: null, byUserId: uuid(brandId), at: instant };
    await pact
      .addInteraction()
      .given('signed in as administrator', {})
      .given('the verification of a brand was withdrawn', { id: brandId })
      .uponReceiving('a request for the history of the verification of a brand')
      .withRequest('GET', `/api/admin/brands/${brandId}/verifications`)
      .willRespondWith(200, (reply) =>
        reply.jsonBody([
          {
            ...record,
            decision: 'withdrawn',
            documents: [],
            reason: withdrawnFor,
            byName: like('Nisha Verma'),
          },
          { ...record, decision: 'verified', documents, reason: null, byName: like('Nisha Verma') },
        ]),
      )
      .executeTest(async ({ url }) => {
        talkTo(url);
        expect(await api.call(listBrandVerifications, { userId: brandId })).toMatchObject([
          { decision: 'withdrawn', reason: withdrawnFor },
          { decision: 'verified', documents },
        ]);
      });
  });
});

import { setUpServiceAlone } from '@setu/service-kit/test';
import { aNetwork, postForm, register } from '../../../test/builders';
import { setUpIdentityWithProvider, site } from '../../../test/provider/identity-with-provider';
import { makeIdentityService } from '../../app';
import { readSettings } from '../../env';

const { world, get, begin, aPerson } = setUpIdentityWithProvider();

/** Signs in at the provider and follows its redirect. */
const come = async (subject: string) => {
  const { location, cookie } = await begin();
  const back = await world.provider.signIn(location, subject);
  return { back, cookie, reply: await get(`${back.pathname}${back.search}`, cookie) };
};
const ticketOf = (page: string) => /name="ticket" value="([^"]+)"/.exec(page)?.[1] ?? '';
const finish = (ticket: string, more: Record<string, string> = {}) =>
  postForm(world.identity.service, '/api/login/provider/account', {
    ticket,
    returnTo: '/dashboard',
    firstName: 'Asha',
    lastName: 'Kulkarni',
    role: 'investor',
    acceptTerms: 'true',
    ...more,
  });

describe('the way to the provider', () => {
  test('it has PKCE, state and nonce, whose values are in a cookie that scripts cannot read', async () => {
    const { status, location, setCookie } = await begin();
    expect(status).toBe(303);
    const { origin, searchParams } = new URL(location);
    expect(origin).toBe(world.provider.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'setu',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${site}/api/login/provider/callback`,
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    expect(setCookie).toMatch(
      /^sign-in-with=[\w-]+; Path=\/api\/login\/provider; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test('the sign-in page offers it by its name', async () => {
    const { text } = await get('/api/login');
    expect(text).toContain('Continue with Setu ID');
  });
});

describe('a person without an account', () => {
  test('finishes an account without a password and with a confirmed address, and can sign in to it', async () => {
    const { subject, email } = await aPerson();
    const { reply } = await come(subject);
    expect(reply.status).toBe(200);
    expect(reply.text).toContain(email);
    expect(reply.text).toContain('value="Kulkarni"');
    expect(reply.command).toBeNull();

    const made = await finish(ticketOf(reply.text), { role: 'brand', brandName: 'Nadi Naturals' });
    expect(made.status).toBe(303);
    expect(made.headers.get('location')).toBe('/dashboard');
    const { start } = JSON.parse(made.headers.get('x-session-command') ?? '');
    expect(start).toMatchObject({ role: 'brand' });
    const user = { id: start.userId, role: 'brand' as const };
    expect((await world.identity.service.call('GET', '/api/auth/user', { as: user })).body).toMatchObject({
      email,
      isEmailConfirmed: true,
      firstName: 'Asha',
    });

    const again = (await come(subject)).reply;
    expect(again).toMatchObject({
      status: 303,
      location: '/dashboard',
      command: { start: { userId: user.id } },
    });
  });

  test('reads in the settings how to get a password', async () => {
    const { subject } = await aPerson();
    const made = await finish(ticketOf((await come(subject)).reply.text));
    const { start } = JSON.parse(made.headers.get('x-session-command') ?? '');
    const reply = await world.identity.service.call('POST', '/api/auth/user/deletion', {
      as: { id: start.userId, role: 'investor' },
      body: { currentPassword: 'any password at all' },
      headers: aNetwork(),
    });
    expect(reply).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('Your account has no password yet') },
    });
  });

  test('sees the typed values again when a field is missing, and the ticket works once', async () => {
    const { subject } = await aPerson();
    const ticket = ticketOf((await come(subject)).reply.text);
    const refused = await finish(ticket, { lastName: '', firstName: 'Usha' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('value="Usha"');
    expect(refused.text).toContain('Last name is required');
    const replies = await Promise.all([finish(ticket), finish(ticket)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([303, 401]);
  });

  test('must begin again when the ticket has expired, or the address got an account meanwhile', async () => {
    const first = await aPerson();
    const old = ticketOf((await come(first.subject)).reply.text);
    world.identity.clock.ahead += 31 * 60_000;
    const late = await finish(old);
    expect(late.status).toBe(401);
    expect(late.text).toContain('Please begin again');

    const second = await aPerson();
    const ticket = ticketOf((await come(second.subject)).reply.text);
    await register(world.identity.service, { email: second.email });
    const taken = await finish(ticket);
    expect(taken.status).toBe(409);
    expect(taken.text).toContain('The address has an account now');
  });

  test.each([{ email_verified: false }, { email_verified: undefined }, { email: undefined }])(
    'gets no account when the provider has not confirmed an address: %j',
    async (claims) => {
      const { subject } = await aPerson(claims);
      const { reply } = await come(subject);
      expect(reply.status).toBe(400);
      expect(reply.text).toContain('Setu ID has not confirmed your email address');
    },
  );
});

describe('a person with an account of the same address', () => {
  test('is signed in to it when the address was confirmed here, and gets a mail', async () => {
    const { subject, email } = await aPerson();
    const { user } = await register(world.identity.service, { email });
    await world.identity.db('users').where({ id: user.id }).update({ email_confirmed_at: new Date() });
    const { reply } = await come(subject);
    expect(reply).toMatchObject({ status: 303, command: { start: { userId: user.id } } });
    expect(await world.identity.db('mails').where({ user_id: user.id, kind: 'provider-added' })).toHaveLength(
      1,
    );
    await come(subject);
    expect(await world.identity.db('mails').where({ user_id: user.id, kind: 'provider-added' })).toHaveLength(
      1,
    );
  });

  test('is not signed in when the address is unconfirmed, because a stranger may have registered it', async () => {
    const { subject, email } = await aPerson();
    await register(world.identity.service, { email });
    const { reply } = await come(subject);
    expect(reply).toMatchObject({ status: 400, command: null });
    expect(reply.text).toContain('Sign in with your password first');
  });

  test('is not signed in as a second person of the provider with that address', async () => {
    const { sent, user } = await register(world.identity.service);
    await world.identity.db('users').where({ id: user.id }).update({ email_confirmed_at: new Date() });
    const [first, second] = [await aPerson({ email: sent.email }), await aPerson({ email: sent.email })];
    expect((await come(first.subject)).reply.command?.start.userId).toBe(user.id);
    const { reply } = await come(second.subject);
    expect(reply).toMatchObject({ status: 400, command: null });
    expect(reply.text).toContain('connected with another account of Setu ID');
    expect((await come(first.subject)).reply.command?.start.userId).toBe(user.id);
    const rows = await world.identity.db('provider_identities').where({ user_id: user.id }).pluck('subject');
    expect(rows).toEqual([first.subject]);
  });

  test('a suspended person sees the reason', async () => {
    const { subject } = await aPerson();
    const made = await finish(ticketOf((await come(subject)).reply.text));
    const { start } = JSON.parse(made.headers.get('x-session-command') ?? '');
    await world.identity
      .db('users')
      .where({ id: start.userId })
      .update({ suspended_at: new Date(), suspension_reason: 'Advertising.' });
    const { reply } = await come(subject);
    expect(reply).toMatchObject({ status: 403, command: null });
    expect(reply.text).toContain('Reason: Advertising.');
  });
});

describe('an answer of the provider', () => {
  const nobodyCame = (reply: Awaited<ReturnType<typeof get>>, sentence: string) => {
    expect(reply).toMatchObject({ status: 400, command: null });
    expect(reply.text).toContain(sentence);
    expect(reply.setCookie).toContain('sign-in-with=; ');
  };

  test.each([
    ['another nonce', { nonce: 'of somebody else' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another-client' }],
    ['an expired token', { exp: 1_700_000_000 }],
    ['a stranger’s signature', { stranger: true }],
    ['another subject than its other answer', { sub: 'somebody-else' }],
  ])('is refused: %s', async (_what, claims) => {
    const { subject } = await aPerson();
    await world.provider.forge(claims);
    nobodyCame((await come(subject)).reply, 'was not one that we can trust');
  });

  /** Times of a token that is valid for a minute, by a clock that differs from ours by this many seconds. */
  const timesAt = (skew: number) => {
    const iat = Math.floor(Date.now() / 1_000) + skew;
    return { iat, nbf: iat, exp: iat + 60 };
  };

  test.each([-270, 270])('is accepted when the clock of the provider differs by %s s', async (skew) => {
    const { subject, email } = await aPerson();
    await world.provider.forge(timesAt(skew));
    const { reply } = await come(subject);
    expect(reply.status).toBe(200);
    expect(reply.text).toContain(email);
  });

  test.each([-600, 600])('is refused when the clock of the provider differs by %s s', async (skew) => {
    const { subject } = await aPerson();
    await world.provider.forge(timesAt(skew));
    nobodyCame((await come(subject)).reply, 'was not one that we can trust');
  });

  test('is refused when its state is wrong, and when it is repeated', async () => {
    const { subject } = await aPerson();
    const { back, cookie } = await come(subject);
    nobodyCame(await get(`${back.pathname}${back.search}`, cookie), 'was not one that we can trust');
    const other = await begin();
    nobodyCame(await get(`${back.pathname}${back.search}`, other.cookie), 'was not one that we can trust');
  });

  test('is refused in a browser that did not begin the sign-in', async () => {
    const { subject } = await aPerson();
    const back = await world.provider.signIn((await begin()).location, subject);
    for (const cookie of ['', 'sign-in-with=nonsense'])
      nobodyCame(await get(`${back.pathname}${back.search}`, cookie), 'began in another browser');
  });

  test('shows the reason when the person declined', async () => {
    const { cookie, location } = await begin();
    const state = new URL(location).searchParams.get('state') ?? '';
    const query = new URLSearchParams({ error: 'access_denied', state, iss: world.provider.issuer });
    nobodyCame(await get(`/api/login/provider/callback?${query}`, cookie), 'You stopped it');
  });
});

test('redirects only to a page of this site', async () => {
  const { subject } = await aPerson();
  await finish(ticketOf((await come(subject)).reply.text));
  for (const wanted of ['https://evil.example', '//evil.example', '/api/logout']) {
    const { location, cookie } = await begin(wanted);
    const back = await world.provider.signIn(location, subject);
    expect((await get(`${back.pathname}${back.search}`, cookie)).location).toBe('/');
  }
});

describe('an installation', () => {
  const without = setUpServiceAlone(makeIdentityService(readSettings({})));
  const away = setUpServiceAlone(
    makeIdentityService(
      readSettings({ OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' }),
    ),
  );

  test('without a provider does not offer sign-in with a provider', async () => {
    expect(await (await fetch(`${without.service.url}/api/login`)).text()).not.toContain('Continue with');
    expect((await fetch(`${without.service.url}/api/login/provider`)).status).toBe(404);
  });

  test('starts while its provider does not answer, and the page shows the reason', async () => {
    const reply = await fetch(`${away.service.url}/api/login/provider`, { redirect: 'manual' });
    expect(reply.status).toBe(503);
    expect(await reply.text()).toContain('127.0.0.1 does not answer');
  });

  test('needs all three settings of a provider', () => {
    expect(() => readSettings({ OIDC_ISSUER: 'https://id.example' })).toThrow('OIDC_CLIENT_ID');
  });
});

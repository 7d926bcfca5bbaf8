import { randomUUID } from 'node:crypto';
import type { TestUser } from '@setu/service-kit/test';
import { aNetwork, register } from '../../../test/builders';
import { setUpIdentityWithProvider } from '../../../test/provider/identity-with-provider';

const { world, get, begin, aPerson } = setUpIdentityWithProvider();

const password = 'a quiet morning in Pune';
const somebody = async () => (await register(world.identity.service)).user;
const call = (path: string, as: TestUser | null, currentPassword = password) =>
  world.identity.service.call('POST', path, { as, body: { currentPassword }, headers: aNetwork() });
const stateOf = async (as: TestUser) =>
  (await world.identity.service.call('GET', '/api/auth/provider', { as })).body;
const mailsTo = async (userId: string) =>
  (await world.identity.db('mails').where({ user_id: userId }).pluck('kind')).filter((kind) =>
    kind.startsWith('provider-'),
  );

/** Begins to connect, and signs in on the pages of the provider. */
const goThere = async (as: TestUser, subject: string) => {
  const begun = await call('/api/auth/provider', as);
  const setCookie = begun.headers.get('set-cookie') ?? '';
  const back = await world.provider.signIn(begun.body.url, subject);
  return { setCookie, cookie: setCookie.split(';')[0] ?? '', address: `${back.pathname}${back.search}` };
};
const connect = async (as: TestUser, subject: string) => {
  const { address, cookie } = await goThere(as, subject);
  return get(address, cookie, as);
};
/** Signs in at the provider. @returns the id of the signed-in user; undefined when sign-in failed */
const signIn = async (subject: string): Promise<string | undefined> => {
  const { location, cookie } = await begin();
  const back = await world.provider.signIn(location, subject);
  return (await get(`${back.pathname}${back.search}`, cookie)).command?.start.userId;
};
const nothingChanged = async (user: TestUser, reply: Awaited<ReturnType<typeof get>>, sentence: string) => {
  expect(reply).toMatchObject({ status: 400, command: null });
  expect(reply.text).toContain(sentence);
  expect(await stateOf(user)).toMatchObject({ since: null });
  expect(await mailsTo(user.id)).toEqual([]);
};

test('a person connects an account of the provider with another address, signs in with it, and gets a mail', async () => {
  const user = await somebody();
  expect(await stateOf(user)).toEqual({ name: 'Setu ID', since: null, hasPassword: true });
  const { subject } = await aPerson({ email: undefined });
  const { setCookie, cookie, address } = await goThere(user, subject);
  expect(setCookie).toMatch(
    /^sign-in-with=[\w-]+; Path=\/api\/login\/provider; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
  );
  const reply = await get(address, cookie, user);
  expect(reply).toMatchObject({ status: 200, command: null });
  expect(reply.text).toContain('Setu ID is connected');
  expect(reply.setCookie).toContain('sign-in-with=; ');
  expect(await stateOf(user)).toMatchObject({ since: expect.any(String) });
  expect(await mailsTo(user.id)).toEqual(['provider-connected']);
  expect(await signIn(subject)).toBe(user.id);
});

test('connecting needs the password and a session, and is possible once', async () => {
  const user = await somebody();
  expect(await call('/api/auth/provider', user, 'not this one')).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'currentPassword' }] },
  });
  expect((await call('/api/auth/provider', null)).status).toBe(401);
  await connect(user, (await aPerson()).subject);
  expect(await call('/api/auth/provider', user)).toMatchObject({
    status: 409,
    body: { code: 'provider_joined' },
  });
});

describe('an answer of the provider changes nothing', () => {
  test('when it is repeated, also after a removal', async () => {
    const user = await somebody();
    const { address, cookie } = await goThere(user, (await aPerson()).subject);
    expect((await get(address, cookie, user)).status).toBe(200);
    await call('/api/auth/provider/removal', user);
    await world.identity.db('mails').where({ user_id: user.id }).delete();
    await nothingChanged(user, await get(address, cookie, user), 'was used already');
  });

  test('when the browser is signed in to another account, or signed out', async () => {
    for (const as of [await somebody(), null]) {
      const user = await somebody();
      const { address, cookie } = await goThere(user, (await aPerson()).subject);
      const reply = await get(address, cookie, as);
      await nothingChanged(user, reply, 'with another account');
      if (as) expect(await stateOf(as)).toMatchObject({ since: null });
      // The try has used it up.
      await nothingChanged(user, await get(address, cookie, user), 'Please begin again');
    }
  });

  test('when it arrives in another browser of the same person', async () => {
    const user = await somebody();
    const { address } = await goThere(user, (await aPerson()).subject);
    await nothingChanged(user, await get(address, '', user), 'began in another browser');
  });

  test('when a stranger puts the cookie of their own connection into the browser', async () => {
    const [user, stranger] = [await somebody(), await somebody()];
    const { address, cookie } = await goThere(stranger, (await aPerson()).subject);
    await nothingChanged(user, await get(address, cookie, user), 'Please begin again');
  });

  test('when its state is wrong', async () => {
    const user = await somebody();
    const { subject } = await aPerson();
    const [one, other] = [await goThere(user, subject), await goThere(user, subject)];
    await nothingChanged(user, await get(one.address, other.cookie, user), 'was not one that we can trust');
    const forged = one.address.replace(/state=[^&]+/, 'state=forged');
    await nothingChanged(user, await get(forged, one.cookie, user), 'was not one that we can trust');
  });

  test('when the cookie of a sign-in is changed into one that connects', async () => {
    const user = await somebody();
    const { location, cookie } = await begin();
    const back = await world.provider.signIn(location, (await aPerson()).subject);
    // 43 letters are the signature.
    const value = cookie.split('=')[1] ?? '';
    const [mac, text] = [value.slice(0, 43), value.slice(43)];
    const kept = JSON.parse(Buffer.from(text, 'base64url').toString());
    const changed = mac + Buffer.from(JSON.stringify({ ...kept, isJoin: true })).toString('base64url');
    const reply = await get(`${back.pathname}${back.search}`, `sign-in-with=${changed}`, user);
    await nothingChanged(user, reply, 'Please begin again');
  });

  test('when ten minutes have passed, or the password has changed', async () => {
    const user = await somebody();
    const late = await goThere(user, (await aPerson()).subject);
    world.identity.clock.ahead += 11 * 60_000;
    await nothingChanged(user, await get(late.address, late.cookie, user), 'Please begin again');
    const { address, cookie } = await goThere(user, (await aPerson()).subject);
    const change = { currentPassword: password, newPassword: 'another quiet morning' };
    await world.identity.service.call('POST', '/api/auth/password', {
      as: user,
      body: change,
      headers: aNetwork(),
    });
    await nothingChanged(user, await get(address, cookie, user), 'Please begin again');
  });

  test('when the account of the provider is connected with another account', async () => {
    const [owner, user] = [await somebody(), await somebody()];
    const { subject } = await aPerson();
    await connect(owner, subject);
    await nothingChanged(user, await connect(user, subject), 'opens another account here');
    expect(await signIn(subject)).toBe(owner.id);
  });

  test('when the account was connected with another account of the provider meanwhile', async () => {
    const user = await somebody();
    const [first, second] = [await aPerson(), await aPerson()];
    const waiting = await goThere(user, second.subject);
    await connect(user, first.subject);
    expect((await get(waiting.address, waiting.cookie, user)).text).toContain('is connected already');
    expect(await signIn(first.subject)).toBe(user.id);
  });

  test.each([
    ['another nonce', { nonce: 'of somebody else' }],
    ['a stranger’s signature', { stranger: true }],
  ])('when it has %s', async (_what, claims) => {
    const user = await somebody();
    await world.provider.forge(claims);
    await nothingChanged(
      user,
      await connect(user, (await aPerson()).subject),
      'was not one that we can trust',
    );
  });
});

describe('removing the connection', () => {
  test('it needs the password, the provider no longer signs in to the account, and the person gets a mail', async () => {
    const user = await somebody();
    const { subject } = await aPerson({ email: undefined });
    await connect(user, subject);
    expect((await call('/api/auth/provider/removal', user, 'not this one')).status).toBe(400);
    expect(await signIn(subject)).toBe(user.id);
    expect(await call('/api/auth/provider/removal', user)).toMatchObject({
      status: 200,
      body: { removed: true },
    });
    expect(await call('/api/auth/provider/removal', user)).toMatchObject({ status: 200 });
    expect(await stateOf(user)).toMatchObject({ since: null });
    expect(await signIn(subject)).toBeUndefined();
    expect((await mailsTo(user.id)).sort()).toEqual(['provider-connected', 'provider-removed']);
  });

  test('an account without a password must choose one first', async () => {
    const user = await somebody();
    const { subject } = await aPerson();
    await connect(user, subject);
    await world.identity.db('credentials').where({ user_id: user.id }).delete();
    expect(await stateOf(user)).toMatchObject({ hasPassword: false });
    expect(await call('/api/auth/provider/removal', user)).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('Your account has no password yet. Choose one') },
    });
    expect(await signIn(subject)).toBe(user.id);
  });

  test('the connection of another account cannot be removed', async () => {
    const [owner, user] = [await somebody(), await somebody()];
    const { subject } = await aPerson();
    await connect(owner, subject);
    expect((await call('/api/auth/provider/removal', user)).status).toBe(200);
    expect(await signIn(subject)).toBe(owner.id);
    expect((await call('/api/auth/provider/removal', null)).status).toBe(401);
  });
});

test('a pending connection is deleted with the account', async () => {
  const user = await somebody();
  await goThere(user, randomUUID());
  const waiting = () => world.identity.db('provider_joins').where({ user_id: user.id });
  expect(await waiting()).toHaveLength(1);
  await call('/api/auth/user/deletion', user);
  expect(await waiting()).toEqual([]);
});

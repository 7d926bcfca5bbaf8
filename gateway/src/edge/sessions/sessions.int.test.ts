import { createHash } from 'node:crypto';
import { eventually } from '@setu/service-kit/test';
import { importSPKI, jwtVerify } from 'jose';
import { json } from '../../../test/peer';
import { identityAnswers, startTestGateway, type TestGateway, userId } from '../../../test/test-gateway';
import { makeSessionStore } from './session-store';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  gateway.identity.answerWith(identityAnswers);
  gateway.catalog.answerWith((_request, reply) => json(reply, 200, []));
  gateway.catalog.seen.length = 0;
  await gateway.database.query('delete from gateway.sessions');
});

const rows = async () => (await gateway.database.query('select * from gateway.sessions')).rows;
const sidOf = (cookies: string) => /(?:^|; )session=([^;]+)/.exec(cookies)?.[1] ?? '';
const post = (path: string, cookie: string) => gateway.send(path, { method: 'POST', headers: { cookie } });
const currentUser = async (cookie: string) =>
  (await gateway.send('/api/auth/user', { headers: { cookie } })).status;

describe('a visitor', () => {
  it('a visitor’s requests create no cookie and no row', async () => {
    for (const path of ['/api/auth/user', '/api/franchises', '/', '/franchises']) {
      const reply = await gateway.send(path, { headers: { accept: 'text/html' } });
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
    expect(await rows()).toHaveLength(0);
  });

  it('a foreign or forged session cookie counts as signed out, and nothing is stored', async () => {
    const signed = await gateway.signIn();
    expect(await currentUser(signed)).toBe(200);
    const unsigned = signed.replace(/; session\.sig=[^;]+/, '');
    const forged = signed.replace(/sig=(.)/, (_, first) => `sig=${first === 'X' ? 'Y' : 'X'}`);
    for (const cookie of ['session=made-up', 'session=made-up; session.sig=made-up', unsigned, forged])
      expect([cookie, await currentUser(cookie)]).toEqual([cookie, 401]);
    await gateway.database.query('delete from gateway.sessions');
    expect(await currentUser(signed)).toBe(401);
    expect(await rows()).toHaveLength(0);
  });
});

describe('signing in', () => {
  it('signing in stores the hash of an unguessable id, and services get the caller', async () => {
    const cookies = await gateway.signIn();
    const [row] = await rows();
    const sid = sidOf(cookies);
    expect(Buffer.from(sid, 'base64url')).toHaveLength(32);
    expect(row?.sid_hash).toEqual(createHash('sha256').update(sid).digest());
    expect(JSON.stringify(row)).not.toContain(sid);
    expect(row?.user_id).toBe(userId);

    await gateway.send('/api/franchises', { headers: { cookie: cookies } });
    const token = String(gateway.catalog.seen.at(-1)?.headers['x-caller-token']);
    const { payload } = await jwtVerify(token, await importSPKI(gateway.publicKey, 'EdDSA'));
    expect(payload).toMatchObject({ sub: userId, role: 'brand', kind: 'user', iss: 'setu-gateway' });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
  });

  it('the session cookie is HttpOnly and SameSite', async () => {
    const reply = await gateway.send('/api/login', { method: 'POST', body: '{}' });
    const cookie = reply.headers['set-cookie']?.find((each) => each.startsWith('session='));
    expect(cookie).toMatch(/httponly/i);
    expect(cookie).toMatch(/samesite=lax/i);
    expect(cookie).not.toMatch(/; secure/i);
    expect(reply.headers['x-session-command']).toBeUndefined();
    expect(reply.json()).toMatchObject({ id: userId });
  });

  it('signing in changes the id, so that a planted id is useless (fixation)', async () => {
    const planted = await gateway.signIn();
    const own = await gateway.signIn(planted, { userId: '88888888-8888-4888-8888-888888888888' });
    expect(sidOf(own)).not.toBe(sidOf(planted));
    expect(await currentUser(planted)).toBe(401);
    expect(await currentUser(own)).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  it('session commands of other services than identity are ignored', async () => {
    const start = JSON.stringify({ start: { userId, role: 'admin' } });
    gateway.catalog.answerWith((_request, reply) => json(reply, 200, [], { 'x-session-command': start }));
    const reply = await gateway.send('/api/franchises', { headers: { 'x-session-command': start } });
    expect(reply.status).toBe(200);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.headers['x-session-command']).toBeUndefined();
    expect(gateway.catalog.seen.at(-1)?.headers['x-session-command']).toBeUndefined();
    expect(await rows()).toHaveLength(0);
  });

  it('a malformed session command answers 502 and stores nothing', async () => {
    gateway.identity.answerWith((_request, reply) =>
      json(reply, 200, {}, { 'x-session-command': '{"start":1}' }),
    );
    const reply = await gateway.send('/api/login', { method: 'POST', body: '{}' });
    expect(reply.status).toBe(502);
    expect(await rows()).toHaveLength(0);
  });
});

const nearlyOver = `update gateway.sessions set sess =
  jsonb_set(sess, '{_expire}', to_jsonb((extract(epoch from now()) * 1000 + 60000)::bigint))`;

describe('signing out', () => {
  it('POST signs out: it ends the session, clears the cookie and redirects home', async () => {
    const cookie = await gateway.signIn();
    const reply = await gateway.send('/api/logout', {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect(reply.status).toBe(303);
    expect(reply.headers.location).toBe('/');
    expect(reply.headers['set-cookie']?.join()).toMatch(/session=;/);
    expect(await rows()).toHaveLength(0);
    expect(await currentUser(cookie)).toBe(401);
  });

  it.each([['cross-site'], ['same-origin'], ['none'], ['']])(
    'a sign-out by a link (Sec-Fetch-Site %j) shows a form and ends no session until it is sent',
    async (site) => {
      const cookie = await gateway.signIn();
      const reply = await gateway.send('/api/logout', {
        headers: { cookie, ...(site ? { 'sec-fetch-site': site } : {}) },
      });
      expect(reply.status).toBe(200);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.text).toContain('<form method="post" action="/api/logout">');
      expect(await currentUser(cookie)).toBe(200);
      expect((await post('/api/logout', cookie)).status).toBe(303);
      expect(await currentUser(cookie)).toBe(401);
    },
  );

  it('a form of another site cannot sign out', async () => {
    const cookie = await gateway.signIn();
    const reply = await gateway.send('/api/logout', {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
    });
    expect(reply.status).toBe(403);
    expect(await currentUser(cookie)).toBe(200);
    await post('/api/logout', cookie);
  });

  it('a sign-out link opens the landing page when no user is signed in', async () => {
    const reply = await gateway.send('/api/logout');
    expect([reply.status, reply.headers.location]).toEqual([303, '/']);
  });

  it('a concurrent renewal does not undo a sign-out', async () => {
    const cookie = await gateway.signIn();
    // More than half of the session's lifetime has passed: the next request renews it.
    await gateway.database.query(nearlyOver);
    const renewed = await gateway.send('/api/auth/user', { headers: { cookie } });
    expect(sidOf(renewed.cookies)).toBe(sidOf(cookie));

    await gateway.database.query(nearlyOver);
    let letGo = () => {};
    gateway.catalog.answerWith((_request, reply) => {
      letGo = () => json(reply, 200, []);
    });
    const page = gateway.send('/franchises', { headers: { cookie, accept: 'text/html' } });
    await eventually(() => expect(gateway.catalog.seen.at(-1)?.headers['x-caller-token']).toBeDefined());
    await gateway.send('/api/logout', { method: 'POST', headers: { cookie } });
    letGo();
    const late = await page;
    expect(late.status).toBe(200);
    expect(late.headers['set-cookie']).toBeUndefined();
    expect(await rows()).toHaveLength(0);
    expect(await currentUser(cookie)).toBe(401);
  });
});

describe('the store', () => {
  it('the store returns no expired session, and prunes it', async () => {
    const cookie = await gateway.signIn();
    await gateway.database.query(`update gateway.sessions set expire = now() - interval '1 second'`);
    expect(await currentUser(cookie)).toBe(401);
    expect(await makeSessionStore(gateway.running.db).prune()).toBe(1);
    expect(await rows()).toHaveLength(0);
  });

  it('cookies signed with an older secret are accepted', async () => {
    const cookie = await gateway.signIn();
    const sid = sidOf(cookie);
    const { default: Keygrip } = await import('keygrip');
    const older = new Keygrip(['an-older-secret-of-some-length'], 'sha256').sign(`session=${sid}`);
    expect(await currentUser(`session=${sid}; session.sig=${older}`)).toBe(200);
    const unknown = new Keygrip(['nobody-knows-this-secret'], 'sha256').sign(`session=${sid}`);
    expect(await currentUser(`session=${sid}; session.sig=${unknown}`)).toBe(401);
  });
});

describe('behind TLS', () => {
  it('behind TLS the session cookie is bound to host and TLS', async () => {
    const secure = await startTestGateway({ PUBLIC_URL: 'https://franchisesetu.test' });
    try {
      const reply = await secure.send('/api/login', { method: 'POST', body: '{}' });
      const cookie = reply.headers['set-cookie']?.find((each) => each.startsWith('__Host-session='));
      expect(cookie).toMatch(/; secure/i);
      expect(cookie).toMatch(/path=\//i);
      expect(cookie).not.toMatch(/domain=/i);
      expect(reply.headers['strict-transport-security']).toBeDefined();
    } finally {
      await secure.stop();
    }
  });
});

import type { OwnSession } from '@setu/contracts';
import { identityAnswers, startTestGateway, type TestGateway } from '../../../test/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.identity.answerWith(identityAnswers);
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.database.query('delete from gateway.sessions'));

const stranger = '88888888-8888-4888-8888-888888888888';
const phone = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';

const call = (method: string, path: string, cookie?: string) =>
  gateway.send(path, { method, headers: cookie === undefined ? {} : { cookie } });
const list = async (cookie: string): Promise<OwnSession[]> =>
  (await call('GET', '/api/auth/sessions', cookie)).json();
const isSignedIn = async (cookie: string) => (await call('GET', '/api/auth/user', cookie)).status === 200;
/** Signs in with this User-Agent. */
const signInBy = async (userAgent: string) =>
  (await gateway.send('/api/login', { method: 'POST', body: '{}', headers: { 'user-agent': userAgent } }))
    .cookies;

test('the list shows device, start and which session is the current one', async () => {
  const here = await signInBy('');
  const there = await signInBy(phone);
  const shown = await list(there);
  expect(shown.map(({ device, kind, isCurrent }) => ({ device, kind, isCurrent }))).toEqual(
    expect.arrayContaining([
      { device: 'Firefox on Android', kind: 'user', isCurrent: true },
      { device: null, kind: 'user', isCurrent: false },
    ]),
  );
  expect((await list(here)).find(({ isCurrent }) => isCurrent)?.device).toBeNull();
});

test('an administrator session of the same person is listed', async () => {
  const cookie = await gateway.signIn();
  await gateway.signIn(undefined, { role: 'admin' });
  await gateway.logIn();
  expect((await list(cookie)).map(({ kind }) => kind).sort()).toEqual(['admin', 'user', 'user']);
});

test('the list holds neither the cookie nor its hash, and no network address', async () => {
  const cookie = await signInBy(phone);
  const { rows } = await gateway.database.query(
    `select encode(sid_hash, 'hex') as hash from gateway.sessions`,
  );
  const { text, headers } = await call('GET', '/api/auth/sessions', cookie);
  expect(text).not.toContain(/session=([^;]+)/.exec(cookie)?.[1] ?? 'no cookie');
  expect(text).not.toContain(rows[0]?.hash);
  expect(text).not.toContain('127.0.0.1');
  expect(headers['cache-control']).toBe('no-store');
});

test('one other session is ended, and the current one stays', async () => {
  const here = await gateway.signIn();
  const there = await signInBy(phone);
  const other = (await list(here)).find(({ isCurrent }) => !isCurrent);
  expect((await call('DELETE', `/api/auth/sessions/${other?.id}`, here)).json()).toEqual({ ended: true });
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  // A second tab may still show the ended session.
  expect((await call('DELETE', `/api/auth/sessions/${other?.id}`, here)).status).toBe(200);
});

test('the session of the call itself can be ended, and its cookie is cleared', async () => {
  const here = await gateway.signIn();
  const [own] = await list(here);
  const reply = await call('DELETE', `/api/auth/sessions/${own?.id}`, here);
  expect([reply.status, reply.cookies]).toEqual([200, '']);
  expect(await isSignedIn(here)).toBe(false);
});

test('all other sessions are ended at once', async () => {
  const here = await gateway.signIn();
  const others = [await signInBy(phone), await signInBy('')];
  expect((await call('DELETE', '/api/auth/sessions', here)).json()).toEqual({ ended: 2 });
  expect(await Promise.all([here, ...others].map(isSignedIn))).toEqual([true, false, false]);
  expect(await list(here)).toHaveLength(1);
});

test('sessions of another person cannot be seen or ended', async () => {
  const here = await gateway.signIn();
  const [own] = await list(here);
  const foreign = await gateway.signIn(undefined, { userId: stranger });
  expect((await list(foreign)).map(({ id }) => id)).not.toContain(own?.id);
  expect((await call('DELETE', `/api/auth/sessions/${own?.id}`, foreign)).status).toBe(200);
  expect((await call('DELETE', '/api/auth/sessions', foreign)).json()).toEqual({ ended: 0 });
  expect(await isSignedIn(here)).toBe(true);
});

test.each([
  ['GET', '/api/auth/sessions'],
  ['DELETE', '/api/auth/sessions'],
  ['DELETE', '/api/auth/sessions/11111111-1111-4111-8111-111111111111'],
])('%s %s needs a session', async (method, path) => {
  expect((await call(method, path)).status).toBe(401);
});

test('a malformed id answers 404', async () => {
  const here = await gateway.signIn();
  expect((await call('DELETE', '/api/auth/sessions/everything', here)).status).toBe(404);
});

test('a use more than an hour after the last one is stored', async () => {
  const here = await gateway.signIn();
  await gateway.database.query(`update gateway.sessions set used_at = now() - interval '3 days'`);
  await call('GET', '/api/auth/user', here);
  const { rows } = await gateway.database.query(
    `select used_at > now() - interval '1 minute' as fresh from gateway.sessions`,
  );
  expect(rows).toEqual([{ fresh: true }]);
});

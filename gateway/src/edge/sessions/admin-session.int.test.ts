import { importSPKI, jwtVerify } from 'jose';
import { startTestGateway, type TestGateway, userId } from '../../../test/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  gateway.identity.seen.length = 0;
  gateway.catalog.seen.length = 0;
  await gateway.database.query('delete from gateway.sessions');
  await gateway.database.query('delete from gateway.accounts');
});

const adminId = '77777777-7777-4777-8777-777777777777';
const admin = { userId: adminId, version: 1 };
const adminUser = { ...admin, role: 'admin' };

const kinds = async () =>
  (await gateway.database.query('select kind from gateway.sessions order by kind')).rows.map(
    ({ kind }) => kind,
  );
const both = (...cookies: string[]) => cookies.join('; ');

/** The caller that the service of this path received; null without a caller. */
const callerAt = async (path: string, cookie: string) => {
  await gateway.send(path, { headers: { cookie } });
  const { seen } = path.startsWith('/api/franchises') ? gateway.catalog : gateway.identity;
  const token = seen.at(-1)?.headers['x-caller-token'];
  if (token === undefined) return null;
  const { payload } = await jwtVerify(String(token), await importSPKI(gateway.publicKey, 'EdDSA'));
  const { sub, role, kind } = payload;
  return { sub, role, kind };
};
const asAdmin = { sub: adminId, role: 'admin', kind: 'admin' };

describe('the administrator session', () => {
  it('the administrator session has its own cookie and row', async () => {
    const user = await gateway.signIn();
    const reply = await gateway.send('/api/admin/login', {
      method: 'POST',
      headers: { cookie: user },
      body: JSON.stringify(admin),
    });
    expect(reply.headers['x-session-command']).toBeUndefined();
    const [cookie] = reply.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^admin_session=[\w-]{43};.*samesite=lax.*httponly/i);
    expect(reply.headers['set-cookie']?.join()).not.toMatch(/(^|,)session/);
    expect(await kinds()).toEqual(['admin', 'user']);
  });

  it('administrators’ calls use only the administrator session, and other calls never use it', async () => {
    const cookies = both(await gateway.signIn(), await gateway.logIn('', admin));
    expect(await callerAt('/api/admin/users', cookies)).toEqual(asAdmin);
    expect(await callerAt('/api/auth/user', cookies)).toEqual({ sub: userId, role: 'brand', kind: 'user' });
    expect(await callerAt('/api/franchises', cookies)).toMatchObject({ sub: userId, kind: 'user' });
  });

  it('a user session with the role admin is not an administrator session', async () => {
    const cookie = await gateway.signIn('', adminUser);
    expect(await callerAt('/api/admin/users', cookie)).toBeNull();
    expect(await callerAt('/api/auth/user', cookie)).toEqual({ ...asAdmin, kind: 'user' });
  });

  it('every page shows whether there is an administrator session', async () => {
    const open = async (cookie: string) =>
      (await gateway.send('/franchises', { headers: { accept: 'text/html', cookie } })).text;
    expect(await open(await gateway.logIn('', admin))).toContain('"isAdministrator":true');
    expect(await open(await gateway.signIn('', adminUser))).toContain('"isAdministrator":false');
  });

  it('an administrator session is not a user session', async () => {
    const cookie = await gateway.logIn('', admin);
    expect(await callerAt('/api/auth/user', cookie)).toBeNull();
    expect(await callerAt('/api/franchises', cookie)).toBeNull();
    expect(await callerAt('/api/auth/user', cookie.replaceAll('admin_session', 'session'))).toBeNull();
    const user = await gateway.signIn('', adminUser);
    expect(await callerAt('/api/admin/users', user.replaceAll('session', 'admin_session'))).toBeNull();
  });

  it('the administrator session changes its id at each login (fixation)', async () => {
    const planted = await gateway.logIn('', admin);
    const own = await gateway.logIn(planted, admin);
    expect(own).not.toBe(planted);
    expect(await callerAt('/api/admin/users', planted)).toBeNull();
    expect(await callerAt('/api/admin/users', own)).toEqual(asAdmin);
    expect(await kinds()).toEqual(['admin']);
  });

  it('an administrator’s logout ends that session, and the user stays signed in', async () => {
    const [user, own] = [await gateway.signIn(), await gateway.logIn('', admin)];
    const headers = { cookie: both(user, own) };
    const reply = await gateway.send('/api/admin/logout', { method: 'POST', headers });
    expect(reply.status).toBe(200);
    expect(reply.headers['set-cookie']?.join()).toMatch(/admin_session=;/);
    expect(await kinds()).toEqual(['user']);
    expect(await callerAt('/api/admin/users', own)).toBeNull();
    expect(await callerAt('/api/auth/user', user)).not.toBeNull();
  });

  it('the administrator session outlives the user’s sign-out, and a second logout succeeds', async () => {
    const [user, own] = [await gateway.signIn(), await gateway.logIn('', admin)];
    await gateway.send('/api/logout', { method: 'POST', headers: { cookie: both(user, own) } });
    expect(await kinds()).toEqual(['admin']);
    expect(await callerAt('/api/admin/users', own)).toEqual(asAdmin);
    for (let n = 0; n < 2; n += 1) {
      const reply = await gateway.send('/api/admin/logout', { method: 'POST', headers: { cookie: own } });
      expect(reply.status).toBe(200);
    }
    expect(await kinds()).toEqual([]);
  });

  it('the administrator session ends after twelve hours without use', async () => {
    const cookie = await gateway.logIn('', admin);
    const { rows } = await gateway.database.query(
      `select extract(epoch from expire - now()) / 3600 as hours from gateway.sessions`,
    );
    expect(Number(rows[0]?.hours)).toBeCloseTo(12, 1);
    await gateway.database.query(`update gateway.sessions set expire = now() - interval '1 second'`);
    expect(await callerAt('/api/admin/users', cookie)).toBeNull();
  });

  it('a page’s reads of administrators’ calls use the administrator session', async () => {
    const cookies = both(await gateway.signIn(), await gateway.logIn('', admin));
    for (const [cookie, expected] of [
      [cookies, asAdmin],
      [await gateway.signIn('', adminUser), null],
    ] as const) {
      gateway.identity.seen.length = 0;
      await gateway.send('/admin', { headers: { cookie, accept: 'text/html' } });
      const read = gateway.identity.seen.find(({ url }) => url === '/api/admin/user');
      const token = read?.headers['x-caller-token'];
      expect(read).toBeDefined();
      if (expected === null) expect(token).toBeUndefined();
      else
        expect(
          (await jwtVerify(String(token), await importSPKI(gateway.publicKey, 'EdDSA'))).payload,
        ).toMatchObject(expected);
    }
  });

  it('behind TLS the administrator cookie is bound to host and TLS', async () => {
    const secure = await startTestGateway({ PUBLIC_URL: 'https://franchisesetu.test' });
    try {
      const reply = await secure.send('/api/admin/login', { method: 'POST', body: '{}' });
      const cookie = reply.headers['set-cookie']?.find((each) => each.startsWith('__Host-admin_session='));
      expect(cookie).toMatch(/; secure/i);
      expect(cookie).toMatch(/path=\//i);
      expect(cookie).not.toMatch(/domain=/i);
    } finally {
      await secure.stop();
    }
  });

  it('the administrator session is unknown, not absent, while the store is down', async () => {
    const cookie = await gateway.logIn('', admin);
    await gateway.database.query('alter table gateway.sessions rename to sessions_away');
    try {
      const reply = await gateway.send('/api/admin/users', { headers: { cookie } });
      expect(reply.status).toBe(503);
      expect((await gateway.send('/api/franchises', { headers: { cookie } })).status).toBe(200);
    } finally {
      await gateway.database.query('alter table gateway.sessions_away rename to sessions');
    }
  });
});

describe('a password change', () => {
  it('a password change ends every other session of that user, and of no other user', async () => {
    const [first, second] = [await gateway.signIn('', adminUser), await gateway.signIn('', adminUser)];
    const [own, stranger] = [await gateway.logIn('', admin), await gateway.signIn()];
    const reply = await gateway.send('/api/auth/password', { method: 'POST', headers: { cookie: first } });
    expect(reply.status).toBe(200);
    expect(await callerAt('/api/auth/user', reply.cookies)).not.toBeNull();
    expect(await callerAt('/api/auth/user', second)).toBeNull();
    expect(await callerAt('/api/admin/users', own)).toBeNull();
    expect(await callerAt('/api/auth/user', stranger)).not.toBeNull();
  });

  it('a password change answers 503 when other sessions cannot be ended', async () => {
    const cookie = await gateway.signIn();
    await gateway.database.query(
      `create function gateway.refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
       create trigger refuse before delete on gateway.sessions execute function gateway.refuse()`,
    );
    try {
      const reply = await gateway.send('/api/auth/password', { method: 'POST', headers: { cookie } });
      expect(reply.status).toBe(503);
      expect(reply.json()).toMatchObject({ code: 'service_unavailable' });
    } finally {
      await gateway.database.query('drop trigger refuse on gateway.sessions; drop function gateway.refuse');
    }
  });
});

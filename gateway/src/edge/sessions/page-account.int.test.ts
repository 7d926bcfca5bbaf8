import { randomUUID } from 'node:crypto';
import { streamNotifications } from '@setu/contracts';
import { json } from '../../../test/peer';
import { identityAnswers, startTestGateway, type TestGateway, userId } from '../../../test/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway?.stop());
beforeEach(() => {
  for (const peer of [gateway.identity, gateway.catalog]) peer.seen.length = 0;
  gateway.identity.answerWith(identityAnswers);
  gateway.catalog.answerWith((_request, reply) => json(reply, 200, []));
});

/** The accounts for which a page of this browser was made. */
const pageAccounts = async (cookie = '') => {
  const page = await gateway.send('/franchises', { headers: { accept: 'text/html', cookie } });
  const [, boot = ''] = /<script type="application\/json" id="boot">(.*)<\/script>/.exec(page.text) ?? [];
  return JSON.parse(boot).accounts;
};

interface Call {
  method?: string;
  path?: string;
  cookie?: string;
  account?: string;
}
const call = async ({ method = 'POST', path = '/api/franchises', cookie = '', account }: Call) => {
  const headers: Record<string, string> = { cookie };
  if (account !== undefined) headers['x-page-account'] = account;
  const { status, text } = await gateway.send(path, { method, headers });
  const { code = null, detail = null } = text.startsWith('{') ? JSON.parse(text) : {};
  return { status, code, detail };
};
const reached = () => [...gateway.identity.seen, ...gateway.catalog.seen].map(({ url }) => url);

const asOther = () => gateway.signIn('', { userId: randomUUID() });

describe('a page names the accounts that it was made for', () => {
  test('for a visitor', async () => {
    expect(await pageAccounts()).toEqual({ user: 'none' });
  });

  test('for a user and an administrator', async () => {
    const admin = randomUUID();
    const user = await gateway.signIn();
    expect(await pageAccounts(user)).toEqual({ user: userId });
    const both = `${user}; ${await gateway.logIn('', { userId: admin })}`;
    expect(await pageAccounts(both)).toEqual({ user: userId, admin });
  });

  test('for a member of a team, even when the page is the first to read the brand', async () => {
    const [member, brand, next] = [randomUUID(), randomUUID(), randomUUID()];
    const cookie = await gateway.signIn('', { userId: member, version: 1, worksFor: brand });
    expect(await pageAccounts(cookie)).toEqual({ user: `${member}:${brand}` });
    gateway.identity.answerWith((request, reply, raw) => {
      if (request.url !== '/api/auth/user') return identityAnswers(request, reply, raw);
      const state = { userId: member, role: 'brand', version: 2, sessionsFrom: 0, worksFor: next };
      const user = { id: next, email: 'a@b.test', firstName: null, lastName: null, profileImageUrl: null };
      const rest = {
        role: 'brand',
        phone: null,
        city: null,
        state: null,
        createdAt: '2026-11-20T10:00:00.000Z',
      };
      json(reply, 200, { ...user, ...rest }, { 'x-account-state': JSON.stringify(state) });
    });
    const account = `${member}:${next}`;
    expect(await pageAccounts(cookie)).toEqual({ user: account });
    expect((await call({ cookie, account })).status).toBe(200);
  });

  test('and not for an account that was deleted', async () => {
    const cookie = await gateway.signIn();
    gateway.identity.answerWith((request, reply, raw) =>
      request.url === '/api/auth/user'
        ? json(reply, 401, { title: 'Unauthorized' })
        : identityAnswers(request, reply, raw),
    );
    expect(await pageAccounts(cookie)).toEqual({});
  });

  test('also when identity does not answer', async () => {
    const cookie = await gateway.signIn();
    gateway.identity.answerWith((_request, reply) => json(reply, 503, {}));
    expect(await pageAccounts(cookie)).toEqual({ user: userId });
  });
});

describe('a call of a page', () => {
  test('passes when its account is logged in, and the header does not reach its service', async () => {
    expect((await call({ account: userId, cookie: await gateway.signIn() })).status).toBe(200);
    expect(gateway.catalog.seen.at(-1)?.headers).not.toHaveProperty('x-page-account');
    expect((await call({ account: 'none' })).status).toBe(200);
  });

  test('without the header is forwarded as before', async () => {
    for (const cookie of ['', await gateway.signIn(), await asOther()])
      expect((await call({ cookie })).status).toBe(200);
  });

  const changes = [
    ['POST', '/api/franchises'],
    ['PATCH', '/api/auth/user'],
    ['POST', '/api/auth/password'],
    ['DELETE', '/api/auth/sessions'],
    ['POST', '/api/uploads'],
  ] as const;
  const reads = [
    ['GET', '/api/franchises'],
    ['GET', '/api/auth/user'],
    ['GET', '/api/auth/sessions'],
    ['GET', streamNotifications.path],
  ] as const;

  test.each([...changes, ...reads])(
    'is refused when another account is logged in: %s %s',
    async (method, path) => {
      const cookie = await asOther();
      reached();
      gateway.identity.seen.length = 0;
      for (const account of [
        userId,
        'none',
        `${userId}:${randomUUID()}`,
        'x'.repeat(2_000),
        '%00',
        ',',
        `${userId}, ${userId}`,
      ])
        expect([account, await call({ method, path, cookie, account })]).toEqual([
          account,
          {
            status: 409,
            code: 'other_account',
            detail:
              'Another account is logged in now than when this page was opened, so nothing was done. Reload the page and try again.',
          },
        ]);
      expect(reached()).toEqual([]);
    },
  );

  test.each(changes)('that changes something is refused without a session: %s %s', async (method, path) => {
    const ended = await gateway.signIn();
    await gateway.send('/api/logout', { method: 'POST', headers: { cookie: ended } });
    gateway.identity.seen.length = 0;
    for (const cookie of ['', ended])
      expect(await call({ method, path, cookie, account: userId })).toMatchObject({
        status: 409,
        code: 'session_ended',
        detail: 'You were logged out after this page was opened, so nothing was done. Log in and try again.',
      });
    expect(reached()).toEqual([]);
  });

  test('that only reads gets the visitors’ reply without a session', async () => {
    expect((await call({ method: 'GET', account: userId })).status).toBe(200);
    expect((await call({ method: 'GET', path: '/api/auth/user', account: userId })).status).toBe(401);
    expect((await call({ method: 'GET', path: streamNotifications.path, account: userId })).status).toBe(401);
  });

  test('of a member is refused from the moment when the member works for another brand, or for none', async () => {
    const [member, brand, next] = [randomUUID(), randomUUID(), randomUUID()];
    const cookie = await gateway.signIn('', { userId: member, version: 1, worksFor: brand });
    const account = `${member}:${brand}`;
    expect((await call({ cookie, account })).status).toBe(200);
    for (const [version, worksFor] of [
      [2, next],
      [3, null],
    ] as const) {
      const state = { userId: member, role: 'brand', version, sessionsFrom: 0, worksFor };
      const path = `/api/admin/users/${member}/role`;
      await gateway.send(path, { method: 'PATCH', body: JSON.stringify(state) });
      expect(await call({ cookie, account })).toMatchObject({ status: 409, code: 'other_account' });
    }
    expect((await call({ cookie, account: member })).status).toBe(200);
  });

  test('of an administrator is compared with the administrator session only', async () => {
    const [admin, path] = [randomUUID(), '/api/admin/users/1/role'];
    const state = JSON.stringify({ userId: randomUUID(), role: 'brand', version: 1, sessionsFrom: 0 });
    const cookie = `${await gateway.signIn()}; ${await gateway.logIn('', { userId: admin })}`;
    const patch = (account: string, cookies = cookie) =>
      gateway.send(path, {
        method: 'PATCH',
        headers: { cookie: cookies, 'x-page-account': account },
        body: state,
      });
    expect((await patch(admin)).status).toBe(200);
    expect((await patch(userId)).json()).toMatchObject({ status: 409, code: 'other_account' });
    expect((await patch(admin, await gateway.signIn())).json()).toMatchObject({ code: 'session_ended' });
  });

  test('is answered 503, not refused, while sessions cannot be read', async () => {
    const cookie = await gateway.signIn();
    await gateway.database.query('alter table gateway.sessions rename to sessions_away');
    try {
      expect((await call({ cookie, account: userId })).status).toBe(503);
    } finally {
      await gateway.database.query('alter table gateway.sessions_away rename to sessions');
    }
  });
});

test('a stream names the account in its address', async () => {
  const cookie = await asOther();
  const path = `${streamNotifications.path}?after=0&page-account=${userId}`;
  expect(await call({ method: 'GET', path, cookie })).toMatchObject({ status: 409, code: 'other_account' });
});

describe('a page logs out', () => {
  const logOut = async (cookie: string, account: string) => {
    const { status, headers } = await gateway.send(`/api/logout?page-account=${account}`, {
      method: 'POST',
      headers: { cookie },
    });
    return [status, headers.location];
  };
  const isSignedIn = async (cookie: string) =>
    (await call({ method: 'GET', path: '/api/auth/user', cookie })).status === 200;

  test('the account that it was made for', async () => {
    const cookie = await gateway.signIn();
    expect(await logOut(cookie, userId)).toEqual([303, '/']);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  test('another account only after it asked', async () => {
    const cookie = await asOther();
    expect(await logOut(cookie, userId)).toEqual([303, '/api/logout']);
    expect(await isSignedIn(cookie)).toBe(true);
  });

  test('and goes to the first page when no account is logged in', async () => {
    expect(await logOut('', userId)).toEqual([303, '/']);
  });
});

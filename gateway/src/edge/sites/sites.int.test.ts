import {
  releaseTo,
  remoteFiles,
  serviceFiles,
  serviceRelease,
  shell,
  shellFiles,
  smallRemote,
} from '../../../test/front-ends';
import { startTestGateway, type TestGateway } from '../../../test/test-gateway';

const publicUrl = 'https://franchisesetu.example';
const adminUrl = 'https://admin.franchisesetu.example';
const hosts = { public: 'franchisesetu.example', admin: 'admin.franchisesetu.example' } as const;
type Site = keyof typeof hosts;

const route = (path: string, audience: 'everyone' | ['admin'] = 'everyone') => ({
  path,
  audience,
  screen: './s',
  files: ['screen.js'],
  shared: [],
});
const files = {
  'remoteEntry.js': remoteFiles['remoteEntry.js'],
  'screen.js': 'screen',
};
const administration = smallRemote('mfe-admin', '1', {
  routes: [route('/admin'), route('/admin/login'), route('/dashboard', ['admin'])],
});
/** A remote of another team, with a page below the administrators' address. */
const hostile = smallRemote('mfe-public', '1', { routes: [route('/franchises'), route('/admin/offers')] });

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ PUBLIC_URL: publicUrl, ADMIN_URL: adminUrl }, { isBare: true });
  await releaseTo(gateway.registry, shell, shellFiles);
  await releaseTo(gateway.registry, administration, { ...files, 'public/mfe-admin/badge.png': 'badge' });
  await releaseTo(gateway.registry, hostile, { ...files, 'public/mfe-public/cover.png': 'cover' });
  for (const name of ['identity', 'catalog'] as const)
    await releaseTo(gateway.registry, serviceRelease(name), serviceFiles);
});
afterAll(() => gateway?.stop());

interface Asked {
  method?: string;
  cookie?: string;
  headers?: Record<string, string>;
  body?: object;
}
const ask = (site: Site, path: string, { method, cookie, headers, body }: Asked = {}) =>
  gateway.send(path, {
    ...(method && { method }),
    headers: {
      host: hosts[site],
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const page = (site: Site, path: string, asked: Asked = {}) =>
  ask(site, path, { ...asked, headers: { accept: 'text/html', ...asked.headers } });

const adminId = '77777777-7777-4777-8777-777777777777';
const logIn = async (site: Site) =>
  ask(site, '/api/admin/login', { method: 'POST', body: { userId: adminId, version: 1 } });
const signIn = async (site: Site, role = 'admin') =>
  ask(site, '/api/login', { method: 'POST', body: { userId: adminId, role, version: 1 } });
const callsOf = (path: string) => gateway.identity.seen.filter(({ url }) => url === path);

describe('sessions of administrators', () => {
  it('an administrator session is started at the administrators’ site, for this host only', async () => {
    const reply = await logIn('admin');
    expect(reply.status).toBe(200);
    const [cookie = ''] = reply.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^__Host-admin_session=/);
    expect(cookie).toMatch(/; secure/i);
    expect(cookie).not.toMatch(/domain=/i);
    const users = await ask('admin', '/api/admin/users', { cookie: reply.cookies });
    expect(users.status).toBe(200);
    expect(callsOf('/api/admin/users').at(-1)?.headers['x-caller-token']).toBeDefined();
  });

  it('an administrator’s call at the public site is refused with the right address, with any session', async () => {
    const cookie = [(await logIn('admin')).cookies, (await signIn('public')).cookies].join('; ');
    const before = callsOf('/api/admin/users').length;
    for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']) {
      const reply = await ask('public', '/api/admin/users', { method, cookie });
      expect(reply.status).toBe(403);
      if (method !== 'HEAD')
        expect(reply.json()).toMatchObject({
          code: 'admin_site_only',
          detail: expect.stringContaining(`${adminUrl}/admin`),
        });
    }
    expect(callsOf('/api/admin/users')).toHaveLength(before);
  });

  it.each([
    '/api/admin//users',
    '/api/admin/users/',
    '/api/admin/./users',
    '/api//admin/users',
    '/api/%61dmin/users',
    '/api/admin%2fusers',
    '/API/admin/users',
    '/api/x/../admin/users',
    '/api/admin/users;x',
    'http://admin.franchisesetu.example/api/admin/users',
  ])('the spelling %s of an administrator’s call is refused at the public site', async (path) => {
    const cookie = [(await logIn('admin')).cookies, (await signIn('public')).cookies].join('; ');
    const before = gateway.identity.seen.length;
    const reply = await ask('public', path, { cookie });
    expect([302, 403, 404]).toContain(reply.status);
    // A page may read the signed-in user.
    expect(gateway.identity.seen.slice(before).filter(({ url }) => url !== '/api/auth/user')).toEqual([]);
  });

  it('an unknown host, an IP address and all spellings of the public host are the public site', async () => {
    const cookie = (await logIn('admin')).cookies;
    const { send } = gateway;
    for (const host of [
      '127.0.0.1:8080',
      'localhost',
      'admin.franchisesetu.example.',
      'admin.franchisesetu.example:8080',
      'xadmin.franchisesetu.example',
      'admin.franchisesetu.example@evil.example',
      '',
    ])
      expect((await send('/api/admin/users', { headers: { host, cookie } })).status).toBe(403);
    for (const host of ['ADMIN.franchisesetu.example', 'admin.franchisesetu.example:443'])
      expect((await send('/api/admin/users', { headers: { host, cookie } })).status).toBe(200);
    const forwarded = {
      host: hosts.public,
      'x-forwarded-host': hosts.admin,
      forwarded: `host=${hosts.admin}`,
    };
    expect((await send('/api/admin/users', { headers: { ...forwarded, cookie } })).status).toBe(403);
  });

  it('administrators cannot log in at the public site, nor users at the administrators’', async () => {
    const before = gateway.identity.seen.length;
    expect((await logIn('public')).json().code).toBe('admin_site_only');
    const reply = await signIn('admin', 'brand');
    expect([reply.status, reply.json().code]).toEqual([403, 'public_site_only']);
    expect(reply.json().detail).toContain(`Open ${publicUrl} to`);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(gateway.identity.seen).toHaveLength(before);
  });

  it('a user session with the role admin counts at the public site only', async () => {
    const { status, cookies: cookie } = await signIn('public');
    expect(status).toBe(200);
    const callersAt = async (site: Site) => {
      await ask(site, '/api/auth/user', { cookie });
      return callsOf('/api/auth/user').at(-1)?.headers['x-caller-token'];
    };
    expect(await callersAt('public')).toBeDefined();
    expect(await callersAt('admin')).toBeUndefined();
  });
});

describe('calls from the other site', () => {
  it('a page of the public site cannot change or read anything at the administrators’', async () => {
    const cookie = (await logIn('admin')).cookies;
    const fromPublic: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-site', origin: publicUrl },
      { 'sec-fetch-site': 'same-site' },
      { origin: publicUrl },
      { 'sec-fetch-site': 'cross-site', origin: 'null' },
      { origin: adminUrl, 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of fromPublic)
      for (const method of ['GET', 'POST']) {
        const reply = await ask('admin', '/api/admin/users', { method, cookie, headers });
        expect([reply.status, reply.json().code]).toEqual([403, 'cross_site_request']);
        expect(reply.headers['access-control-allow-origin']).toBeUndefined();
      }
    const own = { 'sec-fetch-site': 'same-origin', origin: adminUrl };
    expect((await ask('admin', '/api/admin/users', { cookie, headers: own })).status).toBe(200);
  });

  it('a page of the administrators’ site cannot change anything at the public one', async () => {
    const cookie = (await signIn('public')).cookies;
    const reply = await ask('public', '/api/auth/password', {
      method: 'POST',
      cookie,
      headers: { origin: adminUrl },
    });
    expect([reply.status, reply.json().code]).toEqual([403, 'cross_site_request']);
  });
});

describe('pages and files', () => {
  it.each([
    ['public', '/admin', `${adminUrl}/admin`],
    ['public', '/admin/login?from=%2Fadmin', `${adminUrl}/admin/login?from=%2Fadmin`],
    ['public', '/Admin/', `${adminUrl}/Admin/`],
    ['public', '/%61dmin', `${adminUrl}/%61dmin`],
    ['public', '//admin', `${adminUrl}//admin`],
    ['public', '/admin/offers', `${adminUrl}/admin/offers`],
    ['admin', '/franchises?search=tea', `${publicUrl}/franchises?search=tea`],
    ['admin', '/', `${publicUrl}/`],
    ['admin', '/settings', `${publicUrl}/settings`],
    ['admin', '//evil.example/', `${publicUrl}//evil.example/`],
    ['admin', '/@evil.example', `${publicUrl}/@evil.example`],
    ['admin', '/\\evil.example', `${publicUrl}//evil.example`],
    ['admin', '/api/login', `${publicUrl}/api/login`],
    ['admin', '/api/docs', `${publicUrl}/api/docs`],
  ] as const)('at the %s site %s redirects to %s', async (site, path, address) => {
    const reply = await page(site, path);
    expect([reply.status, reply.headers.location]).toEqual([302, address]);
    expect(reply.headers['cache-control']).toContain('no-store');
  });

  it('the bare address of the administrators’ site shows the dashboard when it is typed', async () => {
    const reply = await page('admin', '/', { headers: { 'sec-fetch-site': 'none' } });
    expect([reply.status, reply.headers.location]).toEqual([302, `${adminUrl}/admin`]);
  });

  it('the dashboard of a user with the role admin is at the administrators’ site', async () => {
    const { cookies: cookie } = await signIn('public');
    const reply = await page('public', '/dashboard?tab=users', { cookie });
    expect([reply.status, reply.headers.location]).toEqual([302, `${adminUrl}/admin?tab=users`]);
  });

  it('each site has only its own pages and remotes', async () => {
    const remotesIn = (html: string) => [...html.matchAll(/"name":"(mfe-[a-z]+)"/g)].map(([, name]) => name);
    const dashboard = await page('admin', '/admin');
    expect(dashboard.status).toBe(200);
    expect(remotesIn(dashboard.text)).toEqual(['mfe-admin']);
    expect(dashboard.text).toContain('"site":"admin"');
    const listing = await page('public', '/franchises');
    expect(remotesIn(listing.text)).toEqual(['mfe-public']);
    expect(listing.text).toContain('"site":"public"');
  });

  it('a page of another remote below the administrators’ address is not part of their site', async () => {
    const reply = await page('admin', '/admin/offers');
    expect(reply.status).toBe(404);
    expect(reply.text).not.toContain('mfe-public');
  });

  it('files of other remotes are not served at the administrators’ site', async () => {
    const statusOf = async (site: Site, path: string) => (await ask(site, path)).status;
    expect(await statusOf('admin', '/mfe/mfe-admin/1/screen.js')).toBe(200);
    expect(await statusOf('admin', `/mfe/shell/${shell.version}/shell.js`)).toBe(200);
    expect(await statusOf('admin', '/mfe-admin/badge.png')).toBe(200);
    for (const path of ['/mfe/mfe-public/1/screen.js', '/mfe/mfe-public/1/remoteEntry.js']) {
      expect(await statusOf('admin', path)).toBe(404);
      expect(await statusOf('public', path)).toBe(200);
    }
    expect(await statusOf('public', '/mfe-public/cover.png')).toBe(200);
    expect((await ask('admin', '/mfe-public/cover.png')).status).not.toBe(200);
  });

  it('search engines may not read the administrators’ site', async () => {
    expect((await ask('admin', '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    expect((await ask('public', '/robots.txt')).text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  });

  it('public reads are answered at the administrators’ site as for visitors', async () => {
    expect((await ask('admin', '/api/franchises')).text).toBe('[]');
  });
});

describe('one origin', () => {
  it('without ADMIN_URL pages, calls and sessions of administrators stay at the public address', async () => {
    const one = await startTestGateway({}, { beside: gateway });
    try {
      const cookie = await one.logIn('', { userId: adminId, version: 1 });
      expect((await one.send('/api/admin/users', { headers: { cookie } })).status).toBe(200);
      const reply = await one.send('/admin', { headers: { accept: 'text/html', cookie } });
      expect(reply.status).toBe(200);
      expect(reply.text).not.toContain('"site"');
      expect((await one.send('/mfe/mfe-public/1/screen.js')).status).toBe(200);
    } finally {
      await one.stop();
    }
  });
});

it('the administration is the live remote with the dashboard’s address, and no other remote can have that address', async () => {
  const taker = smallRemote('mfe-taker', '1', { routes: [route('/admin')] });
  await expect(releaseTo(gateway.registry, taker, files)).rejects.toThrow(/409.*\/admin/);
  expect((await ask('admin', '/mfe/mfe-taker/1/screen.js')).status).toBe(404);
});

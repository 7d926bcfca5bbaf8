import { overridesPath, platformPaths } from '@setu/protocol';
import { publishTo, remote, remoteFiles } from '../../../test/front-ends';
import { startTestGateway, type TestGateway } from '../../../test/test-gateway';

let gateway: TestGateway;
let dev: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  dev = await startTestGateway({ DEV: '1' }, { beside: gateway });
});
afterAll(async () => {
  await dev.stop();
  await gateway.stop();
});

const admin = { userId: '77777777-7777-4777-8777-777777777777', version: 1 };
const origin = 'http://localhost:4301';
const wished = { deployable: 'public', url: origin };

const set = (cookie: string, body: object = wished, at = gateway, headers: Record<string, string> = {}) =>
  at.send(overridesPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: JSON.stringify(body),
  });
const page = async (path: string, cookie = '', at = gateway) => {
  const { headers, text } = await at.send(path, { headers: { accept: 'text/html', cookie } });
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(text)?.[1];
  return {
    policy: String(headers['content-security-policy']),
    tools: JSON.parse(boot ?? 'null').tools,
    text,
  };
};
const both = (...cookies: string[]) => cookies.join('; ');

describe('who may set an override', () => {
  it('an override is refused except for administrators', async () => {
    for (const cookie of ['', await gateway.signIn(), await gateway.signIn('', { role: 'admin' })]) {
      const reply = await set(cookie);
      expect([reply.status, reply.json().code, reply.cookies]).toEqual([403, 'wrong_role', '']);
      expect((await page('/franchises', cookie)).tools).toBeUndefined();
    }
  });

  it('an administrator’s override is part of their pages, whose content security policy allows that origin only', async () => {
    const session = await gateway.logIn('', admin);
    const before = await page('/franchises', session);
    expect(before.tools).toEqual({
      remotes: [{ name: 'public', source: 'live', canary: null }],
      overrides: [],
    });
    expect(before.policy).not.toContain('localhost');

    const reply = await set(session);
    expect(reply.status).toBe(204);
    expect(String(reply.headers['set-cookie'])).toMatch(/overrides=[\w-]+;.*samesite=lax; httponly/i);
    const after = await page('/franchises', both(session, reply.cookies));
    expect(after.tools.overrides).toEqual([wished]);
    expect(after.policy).toMatch(new RegExp(`script-src 'self' 'sha256-[\\w+/=]+' ${origin};`));
    expect(after.policy).not.toContain('unsafe-eval');
    expect(after.text).not.toContain('/mfe/public/0.1.0-abc/remoteEntry.js" crossorigin');
    expect(after.text).toContain('/mfe/shell/0.2.0-def/shell.js');
  });

  it('a browser without the administrator session gets ordinary pages despite its override', async () => {
    const session = await gateway.logIn('', admin);
    const { cookies } = await set(session);
    const { tools, policy, text } = await page('/franchises', cookies);
    expect(tools).toBeUndefined();
    expect(policy).not.toContain('localhost');
    expect(text).toContain('/mfe/public/0.1.0-abc/remoteEntry.js" crossorigin');
  });

  it('everybody may set overrides on a development platform', async () => {
    const { cookies, status } = await set('', wished, dev);
    expect(status).toBe(204);
    expect((await page('/franchises', cookies, dev)).tools.overrides).toEqual([wished]);
    expect((await page('/franchises', '', dev)).tools.overrides).toEqual([]);
  });

  it('another site cannot set an override for an administrator', async () => {
    const session = await gateway.logIn('', admin);
    expect((await set(session, wished, gateway, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await set(session, wished, gateway, { 'content-type': 'text/plain' })).status).toBe(415);
  });
});

describe('what an override may name', () => {
  it('an override names a server on the same machine, for a known or a new remote', async () => {
    expect((await set('', { deployable: 'brand-new', url: 'http://127.0.0.1:80' }, dev)).status).toBe(204);
    for (const body of [
      { deployable: 'public', url: 'https://evil.test' },
      { deployable: 'public', url: 'http://localhost:4301/evil' },
      { deployable: 'public', url: 'http://localhost:4301;script-src' },
      { deployable: 'shell', url: origin },
      { deployable: '../x', url: origin },
      { url: origin },
    ])
      expect([body, (await set('', body, dev)).status]).toEqual([body, 400]);
  });

  it('no page address sets an override', async () => {
    for (const query of [`?overrides=${origin}`, `?override=public@${origin}`, `?public=${origin}`]) {
      const { tools, policy } = await page(`/franchises${query}`, '', dev);
      expect(tools.overrides).toEqual([]);
      expect(policy).not.toContain('localhost');
    }
  });

  it('a cookie with another signature sets no override', async () => {
    const forged = `overrides=${Buffer.from(JSON.stringify([wished])).toString('base64url')}`;
    expect((await page('/franchises', forged, dev)).tools.overrides).toEqual([]);
    const { cookies } = await set('', wished, dev);
    expect(
      (await page('/franchises', cookies.replace('overrides=', 'overrides=A'), dev)).tools.overrides,
    ).toEqual([]);
  });

  it('each remote has one override, and one call clears all', async () => {
    const first = await set('', wished, dev);
    const second = await set(first.cookies, { deployable: 'other', url: origin }, dev);
    const third = await set(second.cookies, { deployable: 'public', url: 'http://localhost:4302' }, dev);
    expect((await page('/franchises', third.cookies, dev)).tools.overrides).toEqual([
      { deployable: 'other', url: origin },
      { deployable: 'public', url: 'http://localhost:4302' },
    ]);
    const ended = await dev.send(overridesPath, { method: 'DELETE', headers: { cookie: third.cookies } });
    expect([ended.status, ended.cookies]).toEqual([204, '']);
    expect((await dev.send(overridesPath)).status).toBe(405);
  });
});

test('a browser may have ten overrides, and keeps them when an eleventh is refused', async () => {
  let cookies = '';
  for (let n = 0; n < 10; n += 1)
    ({ cookies } = await set(cookies, { deployable: `mfe-${n}`, url: origin }, dev));
  const refused = await set(cookies, { deployable: 'mfe-10', url: origin }, dev);
  expect([refused.status, refused.json().detail]).toEqual([400, 'You can override at most 10 remotes']);
  const replaced = await set(cookies, { deployable: 'mfe-9', url: 'http://localhost:4999' }, dev);
  expect(replaced.status).toBe(204);
  const { tools } = await page('/franchises', replaced.cookies, dev);
  expect(tools.overrides).toHaveLength(10);
  expect(tools.overrides.at(-1)).toEqual({ deployable: 'mfe-9', url: 'http://localhost:4999' });
});

test('the developer tools show a canary with its share and the visitor’s bucket', async () => {
  const next = { ...remote, version: '0.2.0-new', container: 'setu_public_new' };
  await publishTo(gateway.registry, next, remoteFiles);
  await gateway.registry('POST', platformPaths.deployments('public'), {
    action: 'canary',
    version: next.version,
    percent: 50,
  });
  const session = await gateway.logIn('', admin);
  const seen = new Set<string>();
  for (let i = 0; i < 40 && seen.size < 2; i++) {
    const { tools } = await page('/franchises', session);
    const [{ source, canary }] = tools.remotes;
    expect(canary).toMatchObject({ version: '0.2.0-new', percent: 50 });
    expect(source).toBe(canary.bucket < 50 ? 'canary' : 'live');
    seen.add(source);
  }
  expect(seen.size).toBe(2);
});

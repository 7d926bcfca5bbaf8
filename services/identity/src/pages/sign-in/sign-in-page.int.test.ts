import { createHash } from 'node:crypto';
import { demoPasswordDefault, demoUsers, offeredStates } from '@setu/contracts';
import { someone, startTestService, type TestService } from '@setu/service-kit/test';
import {
  aNetwork,
  aRegistration,
  type Identity,
  intentHeader,
  postForm,
  register,
  startIdentity,
} from '../../../test/builders';
import { identityService, makeIdentityService } from '../../app';
import { readSettings } from '../../env';

let identity: Identity;
let service: TestService;
let demo: TestService;
beforeAll(async () => {
  identity = await startIdentity();
  ({ service } = identity);
  demo = await startTestService(identityService, { broker: identity.broker, demo: true });
});
afterAll(async () => {
  await demo?.stop();
  await identity?.stop();
});

const open = (headers: Record<string, string> = {}) => service.call('GET', '/api/login', { headers });
const isOpen = (html: string, name: string) => new RegExp(`id="show-${name}"[^>]* checked`).test(html);
const fields = (more: Record<string, string> = {}): Record<string, string> & { email: string } => {
  const { email, password, firstName, lastName, role } = aRegistration();
  return { email, password, firstName, lastName, role, acceptTerms: 'true', ...more };
};

describe('the sign-in page', () => {
  test('the sign-in page is complete, small and private, and its only script is that for passkeys', async () => {
    const { status, headers, text } = await open();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).not.toMatch(/\sstyle=|\son\w+=/);
    expect(text.match(/<script[\s\S]*?<\/script>/g)).toEqual([
      '<script src="/api/login/passkeys.js" defer></script>',
    ]);
    expect(text).toContain('<title>Sign in · FranchiseSetu</title>');
    expect(text).toContain('Back to Website');
    expect(Buffer.byteLength((await demo.call('GET', '/api/login')).text)).toBeLessThan(30_000);
    expect(text.match(/<option>/g)).toHaveLength(offeredStates.length);
  });

  test('the sign-in page allows only its own style sheet and scripts of the site', async () => {
    const { headers, text } = await open();
    const policy = headers.get('content-security-policy') ?? '';
    const [, sheet = ''] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? [];
    expect(policy).toContain(`'sha256-${createHash('sha256').update(sheet).digest('base64')}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('every field has a label, and every aria-describedby refers to a text', async () => {
    const { text } = await open();
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(ids.size).toBe([...text.matchAll(/ id="/g)].length);
    for (const [, id] of text.matchAll(/ for="([^"]+)"/g)) expect(ids).toContain(id);
    for (const [, list = ''] of text.matchAll(/ aria-(?:describedby|labelledby)="([^"]+)"/g))
      for (const id of list.split(' ')) expect(ids).toContain(id);
  });

  test('the page opens with the requested role and keeps the return path', async () => {
    const { text } = await open(intentHeader({ role: 'agent', returnTo: '/franchises/7?a="b' }));
    expect(isOpen(text, 'register')).toBe(true);
    expect(text).toMatch(/value="agent" required checked/);
    expect(text).toContain('name="returnTo" value="/franchises/7?a=%22b"');
  });

  test('the page opens the form that a link named, with the role for registration', async () => {
    const { text } = await open(
      intentHeader({ form: 'sign-in', role: 'investor', returnTo: '/franchises/7' }),
    );
    expect(isOpen(text, 'sign-in')).toBe(true);
    expect(text).toMatch(/value="investor" required checked/);
    expect(isOpen((await open(intentHeader({ form: 'register' }))).text, 'register')).toBe(true);
  });

  test.each([
    ['https://setu.test/franchises/7?a=1', '/franchises/7?a=1'],
    ['https://setu.test/api/logout', '/'],
    ['https://setu.test.evil.test/franchises/7', '/'],
    ['https://evil.test/franchises/7', '/'],
    ['', '/'],
  ])('without an intent, the page before (%s) is the return path %s', async (referer, path) => {
    const gateway = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'setu.test' };
    expect((await open({ ...gateway, referer })).text).toContain(`name="returnTo" value="${path}"`);
    const intent = intentHeader({ returnTo: '/mindmap' });
    expect((await open({ ...gateway, ...intent, referer })).text).toContain(
      'name="returnTo" value="/mindmap"',
    );
  });

  test.each([{ returnTo: '//evil.test' }, { returnTo: 'https://evil.test' }, { role: 'admin' }])(
    'a forged intent is ignored: %j',
    async (intent) => {
      const { text } = await open(intentHeader(intent));
      expect(isOpen(text, 'sign-in')).toBe(true);
      expect(text).toContain('name="returnTo" value="/"');
      expect(text).not.toContain('evil');
    },
  );

  test('the page redirects a signed-in user, unless the account was deleted', async () => {
    const { user } = await register(service);
    const headers = intentHeader({ returnTo: '/franchises' });
    const reply = await service.call('GET', '/api/login', { as: user, headers });
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe('/franchises');
    expect(reply.headers.get('set-cookie')).toMatch(/^intent=; .*Max-Age=0/);

    expect((await service.call('GET', '/api/login', { as: someone('brand') })).status).toBe(200);
  });

  test('the page offers the demo accounts only in a demo', async () => {
    const page = (await demo.call('GET', '/api/login')).text;
    for (const { email } of Object.values(demoUsers)) expect(page).toContain(`value="${email}"`);
    expect(page).toContain('Brand: Chaiwala Junction');

    const { text } = await open();
    expect(text).not.toContain('demo.test');
    expect(text).not.toContain(demoPasswordDefault);
  });
});

test('a demo with its own password lists the accounts and does not show the password', async () => {
  const own = await startTestService(
    makeIdentityService(readSettings({ DEMO_PASSWORD: 'quite another one' })),
    {
      broker: identity.broker,
      demo: true,
    },
  );
  const page = (await own.call('GET', '/api/login')).text;
  for (const { email } of Object.values(demoUsers)) expect(page).toContain(email);
  expect(page).toContain('Their password is the one set at installation.');
  expect(page).not.toContain('quite another one');
  expect(page).not.toContain(demoPasswordDefault);
  await own.stop();
});

describe('the sign-in form', () => {
  test('signing in redirects to the return path with a session and clears the intent', async () => {
    const { sent, user } = await register(service);
    const reply = await postForm(service, '/api/login', {
      email: sent.email,
      password: sent.password,
      returnTo: '/franchises/7',
    });
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe('/franchises/7');
    expect(reply.headers.get('set-cookie')).toMatch(/^intent=; .*Max-Age=0/);
    expect(JSON.parse(reply.headers.get('x-session-command') ?? '').start.userId).toBe(user.id);
  });

  test.each([
    [{}, { returnTo: '/mindmap' }, '/mindmap'],
    [{}, {}, '/'],
    [{ returnTo: '//evil.test' }, {}, '/'],
    [{ returnTo: '/\\evil.test' }, { returnTo: '/mindmap' }, '/mindmap'],
    [{ returnTo: '/api/logout' }, {}, '/'],
  ])('signing in with field %j and intent %j redirects to %s', async (field, intent, location) => {
    const { sent } = await register(service);
    const headers = { ...aNetwork(), ...intentHeader(intent) };
    const form = { email: sent.email, password: sent.password, ...field };
    const reply = await postForm(service, '/api/login', form, headers);
    expect(reply.headers.get('location')).toBe(location);
  });

  test('a wrong password shows the page again with the typed values, without password or session', async () => {
    const reply = await postForm(service, '/api/login', {
      email: 'nobody"<b>@people.test',
      password: 'my secret words',
      returnTo: '/franchises',
    });
    expect(reply.status).toBe(400);
    const wrong = await postForm(service, '/api/login', {
      email: 'nobody@people.test',
      password: 'my secret words',
      returnTo: '/franchises',
    });
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get('content-type')).toContain('text/html');
    expect(wrong.headers.has('x-session-command')).toBe(false);
    expect(wrong.text).toContain('Invalid email or password');
    expect(wrong.text).toContain('<title>Error: Sign in');
    expect(wrong.text).toContain('value="nobody@people.test"');
    expect(wrong.text).toContain('name="returnTo" value="/franchises"');
    for (const { text } of [reply, wrong]) expect(text).not.toContain('my secret words');
    expect(reply.text).toContain('value="nobody&quot;&lt;b&gt;@people.test"');
  });

  test('too many failures show when to try again', async () => {
    const network = aNetwork();
    const form = { email: 'guessed@people.test', password: 'wrong' };
    for (let n = 0; n < 10; n += 1) await postForm(service, '/api/login', form, network);
    const reply = await postForm(service, '/api/login', form, network);
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(reply.text).toContain('Too many failed sign-ins. Try again in 15 minutes.');
  });

  test('one click signs in to a demo account', async () => {
    const { text } = await demo.call('GET', '/api/login');
    const [, form = ''] = /<li>(<form[\s\S]*?brand@demo\.test[\s\S]*?<\/form>)/.exec(text) ?? [];
    const hidden = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    const reply = await postForm(demo, '/api/login', Object.fromEntries(hidden.slice(-3)));
    expect(reply.status).toBe(303);
  });
});

describe('the registration form', () => {
  test('registration creates an account and redirects to the return path', async () => {
    const form = fields({ returnTo: '/franchises/7', acceptTerms: 'on' });
    const reply = await postForm(service, '/api/register', form);
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe('/franchises/7');
    expect(reply.headers.has('x-session-command')).toBe(true);
    expect(await service.running.db('users').where({ email: form.email })).toHaveLength(1);
  });

  test('registration shows an error at each wrong field and the typed values', async () => {
    const form = fields({
      phone: '12',
      city: 'Kochi',
      state: 'Kerala',
      password: 'short one',
      role: 'brand',
    });
    delete form.acceptTerms;
    const reply = await postForm(service, '/api/register', form);
    expect(reply.status).toBe(400);
    expect(isOpen(reply.text, 'register')).toBe(true);
    expect(reply.text).toMatch(/id="register-password-error">.*Use at least 10 characters/);
    expect(reply.text).toMatch(/id="register-phone-error">.*Enter a valid 10-digit mobile number/);
    expect(reply.text).toMatch(/id="register-terms-error">.*Accept the terms/);
    expect(reply.text).toContain('value="Kochi"');
    expect(reply.text).toContain('<option selected>Kerala</option>');
    expect(reply.text).toMatch(/value="brand" required checked/);
    expect(reply.text).not.toContain('short one');
    expect([...reply.text.matchAll(/<input[^>]* autofocus/g)].map(String)).toEqual([
      expect.stringContaining('id="register-password"'),
    ]);
    expect(await service.running.db('users').where({ email: form.email })).toHaveLength(0);
  });

  test('registering an address that has an account answers 409 at the email field', async () => {
    const { sent } = await register(service);
    const reply = await postForm(service, '/api/register', fields({ email: sent.email }));
    expect(reply.status).toBe(409);
    expect(reply.text).toMatch(/id="register-email-error">.*Log in instead/);
    expect(reply.text).toMatch(/id="register-email"[^>]*aria-invalid="true"[^>]*autofocus/);
  });

  test('registration refuses the role admin', async () => {
    const reply = await postForm(service, '/api/register', fields({ role: 'admin' }));
    expect(reply.status).toBe(400);
    expect(reply.text).toMatch(/id="register-role-error">.*Choose Investor, Brand or Agent/);
  });
});

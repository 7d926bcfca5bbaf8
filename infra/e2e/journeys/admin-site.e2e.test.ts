import type { BrowserContext, Page } from 'playwright-core';
import { hydrated } from '../src/browser/hydrated';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { dataDir, readRun } from '../src/platform/platform';
import { startSecondGateway } from '../src/platform/second-gateway';
import { demoPassword } from '../src/visitors/api-client';

let kit: BrowserKit;
let gateway: Awaited<ReturnType<typeof startSecondGateway>>;
/** The two sites of one gateway. */
let publicUrl: string;
let adminUrl: string;
beforeAll(async () => {
  kit = await openBrowser();
  gateway = await startSecondGateway({
    dataDir: dataDir(),
    run: await readRun(),
    settings: (port) => ({
      DEMO: '1',
      PAGE_WAIT_MS: '60000',
      PUBLIC_URL: `http://localhost:${port}`,
      ADMIN_URL: `http://admin.localhost:${port}`,
    }),
  });
  publicUrl = `http://localhost:${gateway.port}`;
  adminUrl = `http://admin.localhost:${gateway.port}`;
});
afterAll(async () => {
  await kit.close();
  await gateway?.stop();
});

const open = async (page: Page, url: string) => {
  await page.goto(url);
  await hydrated(page);
};

/** Logs in at the administrators' site, starting at the public site. */
const logIn = async (page: Page) => {
  await open(page, `${publicUrl}/admin/login`);
  expect(page.url()).toBe(`${adminUrl}/admin/login`);
  await page.getByLabel('Email').fill('admin@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword());
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`${adminUrl}/admin`);
  await page.getByText('Total Users').waitFor();
};

/** Signs in with the same account at the public site. */
const signIn = async (page: Page) => {
  await page.goto(`${publicUrl}/api/login`);
  const form = page
    .locator('form[action="/api/login"]')
    .filter({ has: page.getByLabel('Email') })
    .first();
  await form.getByLabel('Email').fill('admin@demo.test');
  await form.getByLabel('Password').fill(demoPassword());
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${publicUrl}/`);
};

/** Tries what malicious code of a remote could do on its page. */
const attack = async (page: Page, admin: string) =>
  page.evaluate(async (url) => {
    const note = async (label: string, call: () => Promise<string>) =>
      `${label}: ${await call().catch((error: unknown) => `refused, ${(error as Error).name}`)}`;
    const call = async (address: string, init: RequestInit = {}) => {
      const reply = await fetch(address, { credentials: 'include', ...init });
      return `${reply.type} ${reply.status} ${/@/.test(await reply.text()) ? 'addresses' : 'nothing'}`;
    };
    const frame = async () => {
      const element = document.createElement('iframe');
      element.src = `${url}/admin`;
      document.body.append(element);
      await new Promise((resolve) => element.addEventListener('load', resolve));
      const text = element.contentDocument?.body.textContent ?? null;
      element.remove();
      return text === null ? 'nothing' : `text "${text}"`;
    };
    const script = (path: string) => async () => {
      const element = document.createElement('script');
      element.src = url + path;
      const ended = new Promise<string>((resolve) => {
        element.addEventListener('load', () => resolve('loaded'));
        element.addEventListener('error', () => resolve('refused'));
      });
      document.body.append(element);
      return ended;
    };
    return [
      await note('own origin', () => call('/api/admin/users')),
      await note('own origin, change', () =>
        call('/api/admin/settings', {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: '{"name":"Taken over"}',
        }),
      ),
      await note('read', () => call(`${url}/api/admin/users`)),
      await note('read without CORS', () => call(`${url}/api/admin/users`, { mode: 'no-cors' })),
      await note('change without CORS', () =>
        call(`${url}/api/admin/logout`, { method: 'POST', mode: 'no-cors' }),
      ),
      await note('script', script('/api/admin/users')),
      await note('frame', frame),
    ];
  }, admin);

const filesOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/mfe/')),
  );

describe('an administrator signed in at both sites', () => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    // Without the page's content security policy, to test that the separate origins are enough.
    context = await kit.newContext({ bypassCSP: true });
    page = await context.newPage();
    await logIn(page);
    await withoutMessage(page);
    await shoot(page, 'admin-site-overview');
    await signIn(page);
  });
  afterAll(() => context.close());

  test('a page of a public remote cannot read or change anything as the administrator', async () => {
    await open(page, `${publicUrl}/franchises`);
    const seen = await attack(page, adminUrl);
    expect(seen).toEqual([
      'own origin: basic 403 nothing',
      'own origin, change: basic 403 nothing',
      'read: refused, TypeError',
      'read without CORS: opaque 0 nothing',
      'change without CORS: opaque 0 nothing',
      'script: refused',
      'frame: nothing',
    ]);
    // The session was not ended.
    const other = await context.newPage();
    await open(other, `${adminUrl}/admin?tab=users`);
    await other
      .getByRole('combobox', { name: /^Role of / })
      .first()
      .waitFor();
    await other.close();
  });

  test('the administrators’ site only loads the shell and the administration', async () => {
    await open(page, `${adminUrl}/admin`);
    await page.getByText('Total Users').waitFor();
    const names = new Set((await filesOf(page)).map((path) => path.split('/')[2]));
    expect([...names].sort()).toEqual(['mfe-admin', 'shell']);
    const statusOf = (path: string) => page.evaluate(async (file) => (await fetch(file)).status, path);
    const other = (await (await page.request.get(`${publicUrl}/franchises`)).text()).match(
      /\/mfe\/mfe-public\/[^/"]+\/remoteEntry\.js/,
    )?.[0];
    expect(await statusOf(String(other))).toBe(404);
    await open(page, `${publicUrl}/franchises`);
    expect(await statusOf(String(other))).toBe(200);
  });

  test('links open the site that has their page, and Back returns', async () => {
    await open(page, `${adminUrl}/admin`);
    await page.getByRole('banner').getByRole('link', { name: 'Browse Franchises' }).first().click();
    await page.waitForURL(`${publicUrl}/franchises`);
    await page.getByRole('heading', { level: 1, name: 'Franchise' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first().click();
    await page.waitForURL(`${adminUrl}/admin`);
    await page.getByText('Total Users').waitFor();
    await page.goBack();
    await page.waitForURL(`${publicUrl}/franchises`);
  });
});

test('the public site links to the administrators’ login, which links back', async () => {
  const { page, errors } = await kit.newVisitor();
  await page.goto(`${publicUrl}/`);
  await page.getByRole('link', { name: 'Admin Login' }).click();
  await page.waitForURL(`${adminUrl}/admin/login`);
  await page.getByText('Administrator Access Portal').waitFor();
  await shoot(page, 'admin-site-login');
  await page.getByRole('link', { name: 'Back to Website' }).click();
  await page.waitForURL(`${publicUrl}/`);
  await page.goBack();
  await page.getByRole('link', { name: 'Log in to the website' }).click();
  await page.waitForURL(`${publicUrl}/api/login`);
  expect(errors).toEqual([]);
});

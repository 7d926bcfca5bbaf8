import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadSecrets } from '@setu/local';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot } from '../src/browser/screenshots';
import { brandAndInvestor } from '../src/journeys/brand-and-investor';
import { requirementToDeal } from '../src/journeys/requirement-to-deal';
import { eventually } from '../src/platform/platform';
import { startTestPlatform, type TestPlatform } from '../src/platform/test-platform';
import { apiSession, demoPassword, registered, send, testPassword } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let platform: TestPlatform;
let kit: BrowserKit;
beforeAll(async () => {
  platform = await startTestPlatform({ demo: false });
  kit = await openBrowser();
});
afterAll(async () => {
  await kit?.close();
  await platform?.stop();
});

test('a platform without demo data has no rows, accounts or sample figures', async () => {
  const { page, errors } = await kit.newVisitor();
  await page.goto('/franchises');
  await page.getByRole('heading', { name: 'No franchises found' }).waitFor();
  await shoot(page, 'empty-listing');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot(page, 'empty-landing');
  await page.goto('/api/login');
  expect(await page.getByRole('button', { name: 'Use this account' }).count()).toBe(0);
  await page.goto('/admin/login');
  await page.getByText('Administrator Access Portal').waitFor();
  expect(await page.getByText('admin@demo.test').count()).toBe(0);
  await shoot(page, 'empty-admin-login');
  const refused = await apiSession().call('POST', '/api/admin/login', {
    body: { email: 'admin@demo.test', password: demoPassword() },
  });
  expect(refused.status).toBe(401);
  expect(errors).toEqual([]);
});

test('the first listing and the first inquiry are counted correctly', async () => {
  const brand = await registered('brand');
  const created = await brand.call('POST', '/api/franchises', {
    body: {
      title: 'The first of all',
      minInvestment: 500000,
      maxInvestment: '750000.50',
      territories: ['Pune'],
    },
  });
  expect(created.status).toBe(201);
  const investor = await registered('investor');
  const sent = await eventually(() =>
    send(investor, 'POST', '/api/inquiries', {
      toUserId: brand.user.id,
      franchiseId: created.body.id,
      subject: 'Hello',
      message: 'First!',
    }),
  );
  const { page, errors } = await browserOf(kit, brand);
  await eventually(async () => {
    await page.goto('/');
    await page.getByText('Total Opportunities').waitFor();
    const stats = await brand.call('GET', '/api/stats/platform');
    expect(stats.body).toMatchObject({
      totalOpportunities: 1,
      activeListings: 1,
      newThisWeek: 1,
      isSample: false,
    });
  });
  await shoot(page, 'empty-home-brand');
  expect((await brand.call('GET', '/api/inquiries')).body[0]).toMatchObject({ id: sent.id, status: 'open' });
  expect(errors).toEqual([]);
});

test('the operator of the platform creates the first administrator', async () => {
  const person = await registered('investor');
  const { services, postgres, nats } = JSON.parse(await readFile(join(platform.dataDir, 'run.json'), 'utf8'));
  expect(services.identity.pid).toBeGreaterThan(0);
  const { callerPublicKey } = await loadSecrets(platform.dataDir);
  const main = join(process.cwd(), 'services/identity/dist/main.js');
  const { stdout } = await promisify(execFile)('node', [main, 'make-admin', person.user.email], {
    env: {
      ...process.env,
      DATABASE_URL: postgres.url,
      NATS_URL: nats.url,
      CALLER_PUBLIC_KEY: callerPublicKey,
      DEMO: '0',
    },
  });
  expect(stdout).toContain(person.user.email);
  const admin = apiSession();
  const reply = await admin.call('POST', '/api/admin/login', {
    body: { email: person.user.email, password: testPassword },
  });
  expect(reply.status).toBe(200);
  expect((await admin.call('GET', '/api/admin/user')).body.id).toBe(person.user.id);
});

/** No screenshots: the screens are the same as with demo data, and other journeys cover those. */
const lookAtNothing = async () => undefined;

test('the first brand lists a franchise, the first investor inquires, and the brand replies', () =>
  brandAndInvestor(kit, lookAtNothing));

test('the first requirement ends in the first deal', () => requirementToDeal(kit, lookAtNothing));

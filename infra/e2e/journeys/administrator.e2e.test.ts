import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { resizeTo } from '../src/browser/resize';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { eventually } from '../src/platform/platform';
import { demoPassword, freshEmail, registered, signedInAdmin } from '../src/visitors/api-client';
import { isRecorded } from '../src/visitors/audit-trail';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

test('an administrator logs in separately, changes a role and the landing page, reads figures and audit trail, and logs out', async () => {
  const person = await registered('investor');
  const { page, errors } = await kit.newVisitor();
  await page.goto('/admin');
  await page.getByText('Admin Access Required').waitFor();
  await page.getByText('Please log in as an admin to view this dashboard.').waitFor();
  await shoot(page, 'admin-access-required');
  await page
    .getByRole('button', { name: 'Go to Admin Login' })
    .or(page.getByRole('link', { name: 'Go to Admin Login' }))
    .click();
  await page.waitForURL('**/admin/login');
  await page.getByText('Administrator Access Portal').waitFor();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Please enter a valid email address').waitFor();
  await page.getByText('Password is required').waitFor();
  await shoot(page, 'admin-login-errors');
  await page.getByLabel('Email').fill('admin@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Login Failed', { exact: true }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(demoPassword());
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Login Successful', { exact: true }).waitFor();
  await page.waitForURL('**/admin');
  await page.getByText('Total Users').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('adminUser'))).toContain('name');
  await page.getByRole('region', { name: 'Last 30 days' }).getByRole('img').first().waitFor();
  await withoutMessage(page);
  await shoot(page, 'admin-overview');

  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByRole('searchbox').fill(person.user.email);
  const row = page.getByRole('row').filter({ hasText: person.user.email });
  await row.getByRole('combobox', { name: 'Role of Asha Rao' }).click();
  await page.getByRole('option', { name: /real.estate|agent/i }).click();
  await page.getByText('User role updated successfully', { exact: true }).waitFor();
  await withoutMessage(page);
  await shoot(page, 'admin-users');
  // The event changes the role of the running session.
  await eventually(async () => {
    expect((await person.call('GET', '/api/auth/user')).body.role).toBe('agent');
  });

  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await withoutMessage(page);
  await shoot(page, 'admin-content');

  await page.getByRole('tab', { name: 'Inquiries' }).click();
  await page.getByRole('table', { name: 'Inquiries' }).waitFor();
  await shoot(page, 'admin-inquiries');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByText('Payment Gateway').waitFor();
  await shoot(page, 'admin-settings');

  await page.getByRole('button', { name: /log ?out/i }).click();
  await page.getByText('Logged out successfully', { exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('adminUser'))).toBeNull();
  expect(errors).toEqual([]);
});

test('an administrator features a franchise beyond its brand’s limit, and edits of the brand do not change that', async () => {
  const brand = await registered('brand');
  const mark = brand.user.id.slice(0, 8);
  const list = async (title: string) =>
    (
      await brand.call('POST', '/api/franchises', {
        body: {
          title,
          minInvestment: 500_000,
          maxInvestment: 900_000,
          territories: ['Pune'],
          featured: true,
        },
      })
    ).body;
  for (const n of [1, 2]) expect((await list(`Chai kiosk ${n} ${mark}`)).featured).toBe(true);
  const third = await list(`Idli cart ${mark}`);
  expect(third.featured).toBe(false);

  const { page, errors } = await browserOf(kit, await signedInAdmin());
  await page.goto('/admin?tab=content');
  await page.getByRole('link', { name: 'Featured', exact: true }).click();
  await page.getByRole('table', { name: 'Franchises' }).waitFor();
  await shoot(page, 'admin-featured');
  await page.getByRole('searchbox', { name: 'Search franchises' }).fill('nothing is called this');
  await page.getByText('No franchises found').waitFor();
  await shoot(page, 'admin-featured-none');
  await page.getByRole('button', { name: 'Show all franchises' }).click();
  await page.getByRole('searchbox', { name: 'Search franchises' }).fill(third.title);
  await page.getByText('Showing 1 of 1 franchise').waitFor();
  const toggle = page.getByRole('switch', { name: `Featured: ${third.title}` });
  expect(await toggle.getAttribute('aria-checked')).toBe('false');
  await toggle.press('Space');
  await page.getByText('Franchise featured', { exact: true }).waitFor();
  expect(await toggle.getAttribute('aria-checked')).toBe('true');
  await withoutMessage(page);
  await shoot(page, 'admin-featured-done');

  const edited = await brand.call('PATCH', `/api/franchises/${third.id}`, { body: { areaRequired: 120 } });
  expect(edited.body).toMatchObject({ featured: true, areaRequired: 120 });
  await isRecorded(new RegExp(`^Nisha Verma featured the franchise “${third.title}”$`));
  await toggle.click();
  await page.getByText('Franchise no longer featured', { exact: true }).waitFor();
  expect((await brand.call('GET', `/api/franchises/${third.id}`)).body.featured).toBe(false);
  expect(errors).toEqual([]);
});

test.each([360, 1280])(
  'an administrator returns to the dashboard through the header at %i px',
  async (width) => {
    const { page, errors } = await browserOf(kit, await signedInAdmin());
    await resizeTo(page, { width, height: 740 });
    for (const path of ['/', '/franchises']) {
      await page.goto(path);
      if (width < 960) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'Admin Dashboard' }).click();
      await page.getByText(/^Welcome back, /).waitFor();
      expect(new URL(page.url()).pathname).toBe('/admin');
    }
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { name: 'Admin Access Required' }).waitFor();
    await page.goto('/franchises');
    expect(await page.getByRole('link', { name: 'Admin Dashboard' }).count()).toBe(0);
    expect(errors).toEqual([]);
  },
);

test('site copy that an administrator changes shows on the landing page', async () => {
  const admin = await signedInAdmin();
  const { body: rows } = await admin.call('GET', '/api/admin/content');
  const hero = rows.find(({ key }: { key: string }) => key === 'hero.headline');
  const title = `The bridge to ${freshEmail('x').slice(2, 8)}`;
  const { id, createdAt, updatedAt, metadata, ...fields } = hero;
  const changed = await admin.call('PATCH', `/api/admin/content/${id}`, { body: { ...fields, title } });
  expect(changed.status).toBe(200);
  try {
    const { page } = await kit.newVisitor();
    // The old page is stored until the gateway has received the event.
    await eventually(async () => {
      await page.goto('/');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(title);
    });
  } finally {
    await admin.call('PATCH', `/api/admin/content/${id}`, { body: fields });
  }
});

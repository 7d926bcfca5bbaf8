import { setTimeout } from 'node:timers/promises';
import { saysMessage } from '../src/browser/messages';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot } from '../src/browser/screenshots';
import { eventually } from '../src/platform/platform';
import { demoPassword, freshEmail, signedInDemo, testPassword } from '../src/visitors/api-client';

/** How long the browser cannot store a cookie, ms. */
const heldMs = 500;

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

/** A listing of the demo brand, so that brand@demo.test can reply. */
const listingOfDemoBrand = async () => {
  const brand = await signedInDemo('brand@demo.test');
  const { body } = await brand.call('GET', '/api/my-franchises?limit=50');
  const listing = body.find((franchise: { isActive: boolean }) => franchise.isActive);
  return { brand, listing };
};

test('a visitor searches, registers as an investor, comes back and sends an inquiry that the brand reads', async () => {
  const { brand, listing } = await listingOfDemoBrand();
  const { page, errors } = await kit.newVisitor();

  await page.goto('/');
  await shoot(page, 'landing');
  await page.getByLabel('Business Category').selectOption('food_beverage');
  await page.getByRole('button', { name: 'Search Opportunities' }).click();
  await page.waitForURL(/\/franchises\?businessCategory=food_beverage$/);
  await page.getByText(/^Showing \d+ opportunities$/).waitFor();
  await page.getByRole('link', { name: 'View Details' }).first().waitFor();
  await shoot(page, 'listing-food-and-beverage');

  await page.goto(`/franchises/${listing.id}`);
  await page.getByRole('heading', { level: 1, name: listing.title }).waitFor();
  await shoot(page, 'detail-signed-out');
  await page.getByRole('link', { name: 'Login to Inquire' }).first().click();

  await page.waitForURL('**/api/login');
  await page.getByRole('heading', { level: 2, name: 'Sign in' }).waitFor();
  await shoot(page, 'sign-in');
  await page.getByText('Create account', { exact: true }).first().click();
  const form = page.locator('form[action="/api/register"]');
  await form.getByRole('radio', { name: /Investor/, checked: true }).waitFor();
  const email = freshEmail('meera');
  await form.getByLabel('First name').fill('Meera');
  await form.getByLabel('Last name').fill('Iyer');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: false }).fill(testPassword);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: /create/i }).click();

  await page.waitForURL(`**/franchises/${listing.id}`);
  await page.getByText('Investor', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Send Inquiry' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(listing.title).waitFor();
  await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
  await dialog.getByText('Subject is required').waitFor();
  await shoot(page, 'inquiry-dialog-errors');
  const subject = `Opening in Pune ${Date.now()}`;
  await dialog.getByLabel('Subject').fill(subject);
  await dialog.getByLabel('Message').fill('नमस्ते 🙏 What would the first outlet cost?');
  await dialog.getByRole('button', { name: 'Send Inquiry' }).click();
  await saysMessage(page, 'Your inquiry has been sent successfully!');
  await shoot(page, 'inquiry-sent');
  await dialog.waitFor({ state: 'hidden' });

  const received = await eventually(async () => {
    const { body } = await brand.call('GET', '/api/inquiries');
    const found = body.find((inquiry: { subject: string }) => inquiry.subject === subject);
    if (!found?.fromName) throw new Error('the inquiry is not there yet, or its sender is not known yet');
    return found;
  });
  expect(received).toMatchObject({
    message: 'नमस्ते 🙏 What would the first outlet cost?',
    status: 'open',
    franchiseId: listing.id,
    franchiseTitle: listing.title,
    fromName: 'Meera Iyer',
  });
  expect(errors).toEqual([]);
});

test('the sign-in page selects the role of the visitor when the browser stores cookies slowly', async () => {
  const { listing } = await listingOfDemoBrand();
  const { page } = await kit.newVisitor();
  const devTools = await kit.browser.newBrowserCDPSession();
  const { processInfo } = await devTools.send('SystemInfo.getProcessInfo');
  const network = processInfo.find(({ type }) => type === 'network.mojom.NetworkService')?.id;
  if (network === undefined) throw new Error('the process of the browser that stores cookies is not known');
  await page.goto(`/franchises/${listing.id}`);
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) left.push(request.url());
  });
  process.kill(network, 'SIGSTOP');
  let clicked: Promise<void>;
  try {
    clicked = page.getByRole('link', { name: 'Login to Inquire' }).first().click();
    await setTimeout(heldMs);
    expect(left).toEqual([]);
  } finally {
    process.kill(network, 'SIGCONT');
  }
  await clicked;
  await page.waitForURL('**/api/login');
  await page.getByText('Create account', { exact: true }).first().click();
  await page.getByRole('radio', { name: /Investor/, checked: true }).waitFor();
});

test('sign-out is a navigation that ends the session', async () => {
  const { page, context } = await kit.newVisitor();
  await page.goto('/api/login');
  const form = page.locator('form[action="/api/login"]').filter({ has: page.getByLabel('Email') });
  await shoot(page, 'sign-in-form');
  await form.getByLabel('Email').fill('investor@demo.test');
  await form.getByLabel('Password').fill('not the password');
  await form.getByRole('button', { name: /sign in/i }).click();
  await page.getByText('Invalid email or password').waitFor();
  await shoot(page, 'sign-in-error');
  await form.getByLabel('Password').fill(demoPassword());
  await form.getByRole('button', { name: /sign in/i }).click();
  await page.getByText(/^Welcome back, /).waitFor();
  await shoot(page, 'home-investor');
  await page
    .getByRole('button', { name: /account|menu/i })
    .first()
    .click();
  await shoot(page, 'avatar-menu');
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Get Started' }).first().waitFor();
  const reply = await context.request.get('/api/auth/user');
  expect(reply.status()).toBe(401);
  expect((await reply.json()).title).toBe('Unauthorized');
});

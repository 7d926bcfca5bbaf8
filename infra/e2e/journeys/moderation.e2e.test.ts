import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { eventually, platformUrl } from '../src/platform/platform';
import { registered, signedInAdmin, testPassword } from '../src/visitors/api-client';
import { isRecorded } from '../src/visitors/audit-trail';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

const listedBy = async (brand: Awaited<ReturnType<typeof registered>>) => {
  const title = `Chai kiosk ${brand.user.id.slice(0, 8)}`;
  const { body } = await brand.call('POST', '/api/franchises', {
    body: { title, minInvestment: 500_000, maxInvestment: 900_000, territories: ['Pune'] },
  });
  return { id: body.id as string, title, path: `/franchises/${body.id}` };
};
const statusOf = async (path: string) => (await fetch(`${platformUrl()}${path}`)).status;

test('an administrator hides a listing and shows it again; visitors no longer get it, and its owner sees the reason', async () => {
  const brand = await registered('brand');
  const listing = await listedBy(brand);
  const investor = await registered('investor');
  const reason = 'Your stated ROI is not what your documents show.';
  expect(await statusOf(listing.path)).toBe(200);

  const { page, errors } = await browserOf(kit, await signedInAdmin());
  await page.goto('/admin?tab=content&view=listings');
  await page.getByRole('searchbox', { name: 'Search listings' }).fill(listing.title);
  await page.getByText('Showing 1 of 1 franchise').waitFor();
  await page.getByRole('button', { name: `Hide ${listing.title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide this listing?' });
  await dialog.getByLabel('Reason').fill(reason);
  await shoot(page, 'admin-hide-listing');
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click();
  await page.getByText('Listing hidden', { exact: true }).waitFor();
  await withoutMessage(page);
  await shoot(page, 'admin-listings');

  await eventually(async () => expect(await statusOf(listing.path)).toBe(404));
  expect(await statusOf(`/api${listing.path}/brochure`)).toBe(404);
  expect((await (await fetch(`${platformUrl()}/sitemap.xml`)).text()).includes(listing.id)).toBe(false);
  const inquiry = {
    toUserId: brand.user.id,
    franchiseId: listing.id,
    subject: 'Pune',
    message: 'Is it free?',
  };
  await eventually(async () => {
    expect((await investor.call('POST', '/api/inquiries', { body: inquiry })).status).toBe(404);
  });

  const owner = await browserOf(kit, brand);
  await owner.page.goto('/dashboard?tab=franchises');
  const note = owner.page.getByRole('note', { name: 'Hidden by an administrator' });
  await note.getByText(reason).waitFor();
  await note.getByRole('link', { name: 'write to us with the contact form' }).waitFor();
  await shoot(owner.page, 'brand-hidden-listing');
  await owner.page.goto(listing.path);
  await owner.page.getByRole('note').getByText(reason).waitFor();
  await shoot(owner.page, 'detail-hidden-listing');

  await page.getByRole('button', { name: `Restore ${listing.title}` }).click();
  await page.getByText('Listing restored', { exact: true }).waitFor();
  expect(await statusOf(listing.path)).toBe(200);
  await eventually(async () => {
    expect((await investor.call('POST', '/api/inquiries', { body: inquiry })).status).toBe(201);
  });
  const entry = new RegExp(`hid the franchise “${listing.title}”. Reason:`);
  await isRecorded(entry);
  await page.goto('/admin');
  await page.getByText(entry).first().waitFor();
  expect([...errors, ...owner.errors]).toEqual([]);
});

test('an administrator suspends an account and restores it; it is signed out at once, and sign-in shows the reason', async () => {
  const brand = await registered('brand');
  const listing = await listedBy(brand);
  const investor = await registered('investor');
  const reason = 'Two of your listings carry the name of another brand.';
  const inquiry = {
    toUserId: brand.user.id,
    franchiseId: listing.id,
    subject: 'Pune',
    message: 'Is it free?',
  };
  await eventually(async () => {
    expect((await investor.call('POST', '/api/inquiries', { body: inquiry })).status).toBe(201);
  });

  const { page, errors } = await browserOf(kit, await signedInAdmin());
  await page.goto('/admin?tab=users');
  await page.getByRole('searchbox').fill(brand.user.email);
  await page.getByText('Showing 1 of 1 user').waitFor();
  await page.getByRole('button', { name: /^Suspend/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend this account?' });
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.getByText('Account suspended', { exact: true }).waitFor();
  // No event is needed: the session ended with the administrator's request.
  expect((await brand.call('GET', '/api/auth/user')).status).toBe(401);
  await withoutMessage(page);
  await shoot(page, 'admin-suspended-user');

  const person = await kit.newVisitor();
  const signIn = async (password: string) => {
    await person.page.goto('/api/login');
    await person.page.getByLabel('Email').first().fill(brand.user.email);
    await person.page.getByLabel('Password').first().fill(password);
    await person.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await signIn('not the password');
  await person.page.getByText('Invalid email or password').waitFor();
  await signIn(testPassword);
  await person.page.getByRole('alert').getByText(reason).waitFor();
  await person.page.getByRole('link', { name: 'Open the contact form' }).waitFor();
  await shoot(person.page, 'sign-in-suspended');

  await eventually(async () => expect(await statusOf(listing.path)).toBe(404));
  const other = await browserOf(kit, investor);
  await eventually(async () => {
    const [sent] = (await investor.call('GET', '/api/inquiries')).body;
    expect(sent).toMatchObject({ isToSuspended: true });
  });
  await other.page.goto('/dashboard?tab=interests');
  await other.page
    .getByRole('button', { name: /Follow Up/ })
    .first()
    .click();
  await other.page
    .getByText('The account of the other side is suspended or was deleted.', { exact: false })
    .waitFor();
  await other.page.getByRole('dialog').getByText('Is it free?').waitFor();
  await shoot(other.page, 'thread-suspended');

  await page.getByRole('button', { name: /^Restore/ }).click();
  await page.getByText('Account restored', { exact: true }).waitFor();
  await signIn(testPassword);
  await person.page.waitForURL(`${platformUrl()}/`);
  await eventually(async () => expect(await statusOf(listing.path)).toBe(200));
  expect(errors).toEqual([]);
});

test('a visitor reports a listing; an administrator reads it, hides the listing and the report is upheld', async () => {
  const brand = await registered('brand');
  const listing = await listedBy(brand);
  const details = 'The investment is twice what this page says.';
  const visitor = await kit.newVisitor();
  await visitor.page.goto(listing.path);
  await visitor.page.getByRole('button', { name: 'Report this listing' }).click();
  const form = visitor.page.getByRole('dialog', { name: 'Report this listing' });
  await form.getByRole('button', { name: 'Send Report' }).click();
  await form.getByText('Choose a reason', { exact: true }).last().waitFor();
  await form.getByLabel('What is wrong?').selectOption({ label: 'Misleading figures or claims' });
  await form.getByLabel('Details').fill(details);
  await shoot(visitor.page, 'report-listing');
  await form.getByRole('button', { name: 'Send Report' }).click();
  await visitor.page.getByText('An administrator will look at this listing.', { exact: true }).waitFor();
  await withoutMessage(visitor.page);
  await shoot(visitor.page, 'detail-after-report');

  const { page, errors } = await browserOf(kit, await signedInAdmin());
  await page.goto('/admin?tab=content&view=reports');
  const row = page.getByRole('row').filter({ hasText: listing.title });
  await row.getByText(details).waitFor();
  await shoot(page, 'admin-reports');
  await row.getByRole('button', { name: `Hide ${listing.title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide this listing?' });
  await dialog.getByLabel('Reason').fill('The investment is wrong.');
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click();
  await row.getByText('Upheld', { exact: true }).waitFor();
  await eventually(async () => expect(await statusOf(listing.path)).toBe(404));
  await page.goto('/admin?tab=content&view=reports&state=upheld');
  await page.getByRole('row').filter({ hasText: listing.title }).waitFor();
  expect([...errors, ...visitor.errors]).toEqual([]);
});

test('a brand reports a message; an administrator reads it, and upholds the report', async () => {
  const brand = await registered('brand');
  const listing = await listedBy(brand);
  const investor = await registered('investor');
  const message = `Send the fee to my account ${brand.user.id.slice(0, 8)}.`;
  const inquiry = { toUserId: brand.user.id, franchiseId: listing.id, subject: 'Pune', message };
  let id = '';
  await eventually(async () => {
    const reply = await investor.call('POST', '/api/inquiries', { body: inquiry });
    expect(reply.status).toBe(201);
    id = reply.body.id;
  });
  const owner = await browserOf(kit, brand);
  await owner.page.goto(`/dashboard?tab=inquiries&inquiry=${id}`);
  const thread = owner.page.getByRole('dialog', { name: 'Pune' });
  await thread.getByText(message).waitFor();
  await shoot(owner.page, 'thread-with-report');
  await thread.getByRole('button', { name: `Report the message: ${message}` }).click();
  const form = owner.page.getByRole('dialog', { name: 'Report this message' });
  await form.getByLabel('What is wrong?').selectOption({ label: 'It looks like fraud' });
  await shoot(owner.page, 'report-message');
  await form.getByRole('button', { name: 'Send Report' }).click();
  await owner.page.getByText('An administrator will look at this message.', { exact: true }).waitFor();

  const { page, errors } = await browserOf(kit, await signedInAdmin());
  await page.goto('/admin?tab=inquiries&view=reports');
  const row = page.getByRole('row').filter({ hasText: message });
  await row.waitFor();
  await shoot(page, 'admin-message-reports');
  await row.getByRole('button', { name: /^Uphold/ }).click();
  await row.getByText('Upheld', { exact: true }).waitFor();
  expect([...errors, ...owner.errors]).toEqual([]);
});

test('an administrator finds a listing, its owner and an inquiry with one search', async () => {
  const brand = await registered('brand');
  const listing = await listedBy(brand);
  const investor = await registered('investor');
  const subject = `Kiosk near ${brand.user.id.slice(0, 8)}`;
  await eventually(async () => {
    const inquiry = { toUserId: brand.user.id, franchiseId: listing.id, subject, message: 'Is it free?' };
    expect((await investor.call('POST', '/api/inquiries', { body: inquiry })).status).toBe(201);
  });
  const { page, errors } = await browserOf(kit, await signedInAdmin());
  await page.goto('/admin');
  const dialog = page.getByRole('dialog', { name: 'Find' });
  await page.getByText('Total Users').waitFor();
  // Key presses have no effect until the dashboard listens for them.
  await eventually(async () => {
    await page.keyboard.press('Control+k');
    await dialog.waitFor({ timeout: 10_000 });
  });
  const box = dialog.getByRole('searchbox');
  await box.fill('zzzz nobody');
  await dialog.getByText('None found').nth(4).waitFor();
  await shoot(page, 'admin-find-nothing');
  await box.fill(brand.user.id.slice(0, 8));
  const region = (name: string) => dialog.getByRole('region', { name });
  await region('Franchises').getByRole('link', { name: listing.title }).waitFor();
  await region('Inquiries').getByRole('link', { name: subject }).waitFor();
  await shoot(page, 'admin-find');
  await region('Inquiries').getByRole('link', { name: subject }).click();
  await page.getByText('Showing 1 of 1 inquiry').waitFor();
  await shoot(page, 'admin-found-inquiry');
  await page.keyboard.press('Control+k');
  await box.fill(brand.user.email);
  await region('Users').getByRole('link').first().click();
  await page.getByText('Showing 1 of 1 user').waitFor();
  expect(errors).toEqual([]);
});

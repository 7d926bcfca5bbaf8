import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { eventually } from '../src/platform/platform';
import { registered, testPassword } from '../src/visitors/api-client';
import { mailTo } from '../src/visitors/mailbox';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

/** The link in a mail whose address contains this part. */
const linkIn = ({ text }: { text: string }, part: string): string =>
  text.split(/\s+/).find((word) => word.startsWith('http') && word.includes(part)) ?? '';

test('a brand invites a colleague, who answers an inquiry as the brand, has a separate account, and is removed', async () => {
  const [brand, investor] = [await registered('brand'), await registered('investor')];
  const owner = await browserOf(kit, brand);
  await owner.page.goto(
    linkIn(await mailTo(brand.user.email, 'Confirm your email address'), 'confirm-email'),
  );
  await owner.page.getByRole('button', { name: 'Confirm the address' }).click();
  await owner.page.getByRole('heading', { level: 1, name: 'Your email address is confirmed' }).waitFor();
  const { body: franchise } = await brand.call('POST', '/api/franchises', {
    body: { title: 'Tea kiosk', minInvestment: 500_000, maxInvestment: 900_000, territories: ['Pune'] },
  });
  await eventually(async () => {
    const { status } = await investor.call('POST', '/api/inquiries', {
      body: { toUserId: brand.user.id, franchiseId: franchise.id, subject: 'Pune', message: 'Is it free?' },
    });
    expect(status).toBe(201);
  });

  const email = `meera-${Date.now()}@example.test`;
  await owner.page.goto('/settings');
  const team = owner.page.getByRole('region', { name: 'Team', exact: true });
  await team.getByLabel('Email address of a colleague').fill(email);
  await team.getByLabel('Your password').fill(testPassword);
  await team.getByRole('button', { name: 'Send Invitation' }).click();
  await team.getByText(email).waitFor();
  await withoutMessage(owner.page);
  await shoot(owner.page, 'settings-team-invited');

  const colleague = await kit.newVisitor();
  const { page } = colleague;
  await page.goto(linkIn(await mailTo(email, 'You are invited to a team'), 'join-team'));
  await page.getByRole('heading', { level: 1, name: /^Join the team of / }).waitFor();
  await shoot(page, 'join-team');
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Iyer');
  await page.getByLabel('Password').fill('a loud evening in Pune');
  await page.getByLabel(/I accept the/).check();
  await page.getByRole('button', { name: 'Join the team' }).click();
  await page.waitForURL(/\/dashboard/);

  await page.goto('/dashboard?tab=franchises');
  await page.getByText('Tea kiosk').first().waitFor();
  const { body: received } = await brand.call('GET', '/api/inquiries');
  await page.goto(`/dashboard?tab=inquiries&inquiry=${received[0].id}`);
  const thread = page.getByRole('dialog').last();
  await thread.getByRole('textbox').fill('Yes, Pune is free.');
  await thread.getByRole('button', { name: /^Send/ }).click();
  await eventually(async () => {
    const { body } = await investor.call('GET', `/api/inquiries/${received[0].id}/messages`);
    expect(body.at(-1)).toMatchObject({ message: 'Yes, Pune is free.', fromUserId: brand.user.id });
  });

  await page.goto('/settings');
  await page.getByText(`${email} · Brand, in the team of`).waitFor();
  const own = page.getByRole('region', { name: 'Team', exact: true });
  await own.getByRole('button', { name: 'Leave the Team...' }).waitFor();
  await shoot(page, 'settings-team-member');

  await owner.page.reload();
  await team.getByRole('button', { name: 'Remove Meera Iyer' }).click();
  await shoot(owner.page, 'settings-team-remove');
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await owner.page
    .getByText('Meera Iyer does not work in your account any more.', { exact: true })
    .first()
    .waitFor();
  await page.goto('/settings');
  await page.waitForURL(/\/api\/login/);
  expect([...owner.errors, ...colleague.errors]).toEqual([]);
});

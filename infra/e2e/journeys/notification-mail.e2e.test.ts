import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { eventually } from '../src/platform/platform';
import { registered } from '../src/visitors/api-client';
import { mailsTo, mailTo } from '../src/visitors/mailbox';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

/** The link in a mail whose address contains this part. */
const linkIn = ({ text }: { text: string }, part: string): string =>
  text.split(/\s+/).find((word) => word.startsWith('http') && word.includes(part)) ?? '';

test('a brand that is offline gets one mail about an inquiry, opens it, and turns such mail off and on again', async () => {
  const [brand, investor] = [await registered('brand'), await registered('investor')];
  const { context, page, errors } = await browserOf(kit, brand);
  await page.goto(linkIn(await mailTo(brand.user.email, 'Confirm your email address'), 'confirm-email'));
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your email address is confirmed' }).waitFor();

  const { body: franchise } = await brand.call('POST', '/api/franchises', {
    body: { title: 'Tea kiosk', minInvestment: 500_000, maxInvestment: 900_000, territories: ['Pune'] },
  });
  await eventually(async () => {
    const { status } = await investor.call('POST', '/api/inquiries', {
      body: { toUserId: brand.user.id, franchiseId: franchise.id, subject: 'Pune', message: 'Is it free?' },
    });
    expect(status).toBe(201);
  });
  const notificationMails = async () =>
    (await mailsTo(brand.user.email)).filter(({ subject }) => subject.endsWith('sent you an inquiry'));
  await eventually(async () => expect(await notificationMails()).toHaveLength(1));
  const [mail] = (await notificationMails()) as [Awaited<ReturnType<typeof mailTo>>];
  expect(mail.text).not.toContain('Is it free?');
  const mailPage = await context.newPage();
  await mailPage.setContent(mail.html);
  await shoot(mailPage, 'notifications-mail');
  await mailPage.close();

  await page.goto(linkIn(mail, '/dashboard'));
  await page.getByText('Is it free?').first().waitFor();

  await page.goto(linkIn(mail, '/api/unsubscribe'));
  await page.getByRole('heading', { level: 1, name: 'Turn off this mail?' }).waitFor();
  await shoot(page, 'unsubscribe');
  await page.getByRole('button', { name: 'Turn off this mail' }).click();
  await page.getByRole('heading', { level: 1, name: 'This mail is turned off' }).waitFor();
  await shoot(page, 'unsubscribe-done');

  await page.getByRole('link', { name: 'Open your settings' }).click();
  const mailPart = page.getByRole('region', { name: 'Mail', exact: true });
  const inquiries = mailPart.getByRole('switch', { name: /^Inquiries and replies/ });
  await inquiries.waitFor();
  expect(await inquiries.isChecked()).toBe(false);
  expect(await mailPart.getByRole('switch', { name: /^Offers and assignments/ }).isChecked()).toBe(true);
  await inquiries.press('Space');
  await page.getByText('Mail about “Inquiries and replies” is on.', { exact: true }).first().waitFor();
  await withoutMessage(page);
  await shoot(page, 'settings-mail');
  await page.reload();
  await inquiries.waitFor();
  expect(await inquiries.isChecked()).toBe(true);
  expect(errors).toEqual([]);

  // A mail program posts without a session and an origin.
  const oneClick = await fetch(linkIn(mail, '/api/unsubscribe'), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'manual',
  });
  expect(oneClick.status).toBe(200);
  expect((await brand.call('GET', '/api/settings/mail')).body).toMatchObject({ inquiries: false });

  await page.goto(`${linkIn(mail, '/api/unsubscribe').slice(0, -3)}abc`);
  await page.getByRole('heading', { level: 1, name: 'This link does not work' }).waitFor();
  await shoot(page, 'unsubscribe-invalid');
});

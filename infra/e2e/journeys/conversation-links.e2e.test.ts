import { pressEscapeIn } from '../src/browser/keyboard';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot } from '../src/browser/screenshots';
import { sendUntilTaken } from '../src/browser/send-until-taken';
import { eventually } from '../src/platform/platform';
import { registered } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

const fields = {
  title: 'Filter coffee counter',
  minInvestment: 500_000,
  maxInvestment: 900_000,
  territories: ['Pune'],
};

test('after an inquiry the listing opens the conversation, and its address opens it for both sides', async () => {
  const [brand, investor] = [await registered('brand'), await registered('investor')];
  const { body: franchise } = await brand.call('POST', '/api/franchises', { body: fields });
  const { page, errors } = await browserOf(kit, investor);

  await page.goto(`/franchises/${franchise.id}`);
  await page.getByRole('button', { name: 'Send Inquiry' }).first().click();
  const form = page.getByRole('dialog', { name: 'Send Inquiry' });
  await form.getByLabel('Subject').fill('A counter in Pune');
  await form.getByLabel('Message').fill('Is Kothrud still free?');
  await sendUntilTaken(form, 'Send Inquiry');
  const conversation = page.getByRole('button', { name: 'Open the conversation' }).first();
  await conversation.waitFor();
  await page
    .getByText(/^You asked on/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Send Inquiry' }).waitFor({ state: 'detached' });
  await shoot(page, 'listing-after-inquiry');
  await conversation.click();
  const sentThread = page.getByRole('dialog', { name: 'A counter in Pune' });
  await sentThread.getByText('Is Kothrud still free?').waitFor();
  await pressEscapeIn(sentThread);

  const { body: sent } = await investor.call('GET', '/api/inquiries?box=sent');
  const [{ id }] = sent;
  const atBrand = await browserOf(kit, brand);
  await atBrand.page.goto(`/dashboard?tab=inquiries&inquiry=${id}`);
  const thread = atBrand.page.getByRole('dialog', { name: 'A counter in Pune' });
  await thread.getByLabel('Your message').fill('Yes, it is.');
  await thread.getByRole('button', { name: 'Send' }).click();
  await thread.getByRole('log').getByText('Yes, it is.').waitFor();
  await shoot(atBrand.page, 'linked-conversation');
  await atBrand.page.keyboard.press('Escape');
  await atBrand.page.waitForURL(/\?tab=inquiries$/);

  // Notifications link to it.
  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  await page.getByRole('link', { name: /replied about the inquiry/ }).click();
  await page.waitForURL(new RegExp(`tab=interests&inquiry=${id}$`));
  await page.getByRole('dialog', { name: 'A counter in Pune' }).getByText('Yes, it is.').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect([...errors, ...atBrand.errors]).toEqual([]);
});

test('the address of another user’s conversation shows a message, and the list stays', async () => {
  const [brand, investor, other] = [
    await registered('brand'),
    await registered('investor'),
    await registered('investor'),
  ];
  const { body: franchise } = await brand.call('POST', '/api/franchises', { body: fields });
  let id = '';
  await eventually(async () => {
    const { status, body } = await other.call('POST', '/api/inquiries', {
      body: { toUserId: brand.user.id, franchiseId: franchise.id, subject: 'Secret plan', message: 'Hello' },
    });
    expect(status).toBe(201);
    id = body.id;
  });
  const { page } = await browserOf(kit, investor);
  await page.goto(`/dashboard?tab=interests&inquiry=${id}`);
  const notice = page.getByRole('dialog', { name: 'Conversation not found' });
  await notice.waitFor();
  expect(await page.content()).not.toContain('Secret plan');
  await shoot(page, 'conversation-not-found');
  await notice.getByRole('button', { name: 'Show my conversations' }).click();
  await page.waitForURL(/\?tab=interests$/);
  await page.getByText('No inquiries yet').waitFor();
});

import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot } from '../src/browser/screenshots';
import { aPdf } from '../src/documents/a-pdf';
import { shopFront } from '../src/pictures/shop-front';
import { eventually } from '../src/platform/platform';
import { type ApiSession, type RegisteredSession, registered } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

const listing = {
  title: 'Filter coffee counter',
  minInvestment: 500_000,
  maxInvestment: 900_000,
  territories: ['Pune'],
};

/** Sends an inquiry of an investor, once its service has consumed the listing's event. */
const asked = async (investor: ApiSession, brand: RegisteredSession, subject: string): Promise<string> => {
  const { body: franchise } = await brand.call('POST', '/api/franchises', { body: listing });
  let id = '';
  await eventually(async () => {
    const { status, body } = await investor.call('POST', '/api/inquiries', {
      body: {
        toUserId: brand.user.id,
        franchiseId: franchise.id,
        subject,
        message: 'Is Kothrud still free?',
      },
    });
    expect(status).toBe(201);
    id = body.id;
  });
  return id;
};

test('both sides send pictures and a PDF, and no one else gets them', async () => {
  const [brand, investor, stranger] = [
    await registered('brand'),
    await registered('investor'),
    await registered('investor'),
  ];
  const id = await asked(investor, brand, 'A shop in Kothrud');
  const { page, errors } = await browserOf(kit, investor);
  await page.goto(`/dashboard?tab=interests&inquiry=${id}`);
  const thread = page.getByRole('dialog', { name: 'A shop in Kothrud' });
  await thread.getByLabel('Your message').fill('This is the shop, with its front to the road.');
  const field = thread.locator('input[type="file"]');
  await field.setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await shopFront(1600, 1200, 185) },
    { name: 'menu.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 a menu') },
    { name: 'side.jpg', mimeType: 'image/jpeg', buffer: await shopFront(1200, 1600, 20) },
  ]);
  await thread.getByText(/^This is a PDF, not a picture/).waitFor();
  for (const name of ['front.jpg', 'side.jpg'])
    await thread.getByRole('button', { name: `Remove ${name}` }).waitFor();
  expect(await thread.getByLabel('Your message').inputValue()).toMatch(/^This is the shop/);
  await shoot(page, 'conversation-attaching');
  await thread.getByRole('button', { name: 'Remove', exact: true }).click();
  await thread.getByRole('button', { name: 'Send' }).click();
  await thread.getByRole('button', { name: 'front.jpg, show in full size' }).waitFor();

  const atBrand = await browserOf(kit, brand);
  await atBrand.page.goto(`/dashboard?tab=inquiries&inquiry=${id}`);
  const received = atBrand.page.getByRole('dialog', { name: 'A shop in Kothrud' });
  const picture = received.getByRole('button', { name: 'front.jpg, show in full size' });
  await picture.waitFor();
  await eventually(async () =>
    expect(
      await picture.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth > 0),
    ).toBe(true),
  );
  await received.getByLabel('Your message').fill('Good. These are our fees.');
  await received
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'Fees.pdf', mimeType: 'application/pdf', buffer: aPdf(2) }]);
  await received.getByRole('button', { name: 'Remove Fees.pdf' }).waitFor();
  await received.getByRole('button', { name: 'Send' }).click();
  await received.getByRole('link', { name: /^Fees.pdf/ }).waitFor();
  await shoot(atBrand.page, 'conversation-with-files');
  await picture.click();
  await atBrand.page.getByRole('dialog', { name: 'Pictures of this message' }).waitFor();
  await shoot(atBrand.page, 'conversation-picture-full-size');

  const { body: messages } = await investor.call('GET', `/api/inquiries/${id}/messages`);
  const urls = [messages[1].files.pictures[0].url, messages[2].files.documents[0].url];
  const visitor = (await kit.newVisitor()).page;
  for (const url of urls) {
    const mine = await investor.call('GET', url);
    expect([mine.status, mine.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect((await stranger.call('GET', url)).status).toBe(404);
    expect((await visitor.goto(url))?.status()).toBe(404);
    expect((await stranger.call('GET', url.replace('/attachments/', '/media/'))).status).toBe(404);
  }
  expect([...errors, ...atBrand.errors]).toEqual([]);
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { resizeTo } from '../src/browser/resize';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { fillListing, toStep } from '../src/journeys/franchise-form';
import { shopFront } from '../src/pictures/shop-front';
import { dataDir, eventually } from '../src/platform/platform';
import { registered, signedInDemo, testPassword } from '../src/visitors/api-client';
import { hold, pageOf, useOneBrowser } from '../src/visitors/screen-texts';

useOneBrowser();

let photos: Buffer[];
beforeAll(async () => {
  photos = await Promise.all([
    shopFront(4000, 3000, 185),
    shopFront(1500, 2000, 20),
    shopFront(1800, 1200, 330),
  ]);
});

const fileOf = (name: string, buffer: Buffer | undefined, mimeType = 'image/jpeg') => {
  if (!buffer) throw new Error(`no ${name}`);
  return { name, mimeType, buffer };
};
const choose = (form: Locator, ...files: ReturnType<typeof fileOf>[]) =>
  form.locator('input[type="file"][multiple]').setInputFiles(files);
const rowsOf = (form: Locator) => form.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem');
const openForm = async (page: Page) => {
  await page.goto('/dashboard?create=franchise');
  const form = page.getByRole('dialog', { name: 'Create Franchise Opportunity' });
  await form.waitFor();
  await toStep(form, 'Publish');
  return form;
};

test('a brand uploads and orders photographs, and visitors see them in suitable sizes', async () => {
  const brand = await registered('brand');
  const title = `Chai Corner ${brand.user.id.slice(0, 6)}`;
  const page = await pageOf(brand);
  const form = await openForm(page);
  await toStep(form, 'Business');
  await fillListing(form, { title, minInvestment: '500000', maxInvestment: '900000', territory: 'Pune' });
  await toStep(form, 'Publish');
  await choose(
    form,
    fileOf('front.jpg', photos[0]),
    fileOf('menu.jpg', Buffer.from('%PDF-1.7 a menu')),
    fileOf('inside.jpg', photos[1]),
  );
  await form.getByText('This is a PDF, not a picture. Choose a photograph.').waitFor();
  await rowsOf(form).nth(1).waitFor();
  await form.getByText('Cover: Picture 1').scrollIntoViewIfNeeded();
  await shoot(page, 'franchise-form-uploads');
  await form.getByRole('list', { name: 'Uploads' }).getByRole('button', { name: 'Remove' }).click();

  // Either of the two may be ready first: the upright one is made the second.
  const sides = (n: number) =>
    rowsOf(form)
      .nth(n)
      .locator('img')
      .evaluate(
        (image) => (image as HTMLImageElement).naturalHeight > (image as HTMLImageElement).naturalWidth,
      );
  if (await sides(0)) await form.getByRole('button', { name: 'Move picture 1 down' }).click();
  await form.getByLabel('What picture 1 shows').fill('The shop front with its awning');
  // The chosen pictures survive a reload, like the rest of the form.
  await page.reload();
  await rowsOf(form).nth(1).waitFor();
  expect(await form.getByLabel('What picture 1 shows').inputValue()).toBe('The shop front with its awning');
  expect(await form.getByLabel('Title').inputValue()).toBe(title);
  await form.getByRole('button', { name: 'Create Franchise Opportunity' }).click();
  await form.waitFor({ state: 'hidden' });
  const { body: mine } = await brand.call('GET', '/api/my-franchises');
  expect(mine[0].pictures).toMatchObject([
    { alt: 'The shop front with its awning', width: 1600, height: 1200 },
    { width: 1500 },
  ]);
  await withoutMessage(page);
  await page.goto('/dashboard?tab=franchises');
  await page.getByRole('heading', { name: title }).waitFor();
  await shoot(page, 'brand-franchises-with-uploads');

  const visitor = await pageOf();
  const fetched: string[] = [];
  visitor.on('response', (reply) => {
    if (reply.url().includes('/media/'))
      fetched.push(`${reply.status()} ${reply.headers()['content-type']} ${reply.url().split('/').at(-1)}`);
  });
  await visitor.goto(`/franchises/${mine[0].id}`);
  const cover = visitor.getByRole('img', { name: /The shop front with its awning/ });
  await cover.waitFor();
  await visitor.waitForLoadState('networkidle');
  expect(fetched).toContain('200 image/avif 960.avif');
  expect(fetched.every((line) => line.startsWith('200 image/avif'))).toBe(true);
  expect(await cover.getAttribute('fetchpriority')).toBe('high');
  await shoot(visitor, 'detail-with-uploads');
  await visitor
    .getByRole('button', { name: /Picture 1 of 2.*show in full size/ })
    .first()
    .click();
  await visitor.getByRole('dialog', { name: title }).waitFor();
  await shoot(visitor, 'detail-upload-full-size');
  await visitor.getByRole('button', { name: 'Enlarge the picture' }).click();
  await shoot(visitor, 'detail-upload-enlarged');
  await visitor.goto(`/franchises?search=${encodeURIComponent(title)}`);
  await visitor.getByRole('heading', { name: title }).waitFor();
  await shoot(visitor, 'listing-with-upload');

  // Opened as a page, a picture cannot run or load anything, and contains no location.
  const { headers, text } = await brand.call('GET', mine[0].images[0]);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(text).not.toContain('Kamera');
  await brand.call('PATCH', `/api/franchises/${mine[0].id}`, { body: { isActive: false } });
});

test('a lost connection is shown, and Retry sends the picture again; Cancel aborts an upload', async () => {
  const page = await pageOf(await registered('brand'));
  const form = await openForm(page);
  const uploads = form.getByRole('list', { name: 'Uploads' });
  const bytes = '**/api/uploads/*/bytes';
  await page.route(bytes, (route) => route.abort('connectionreset'));
  await choose(form, fileOf('front.jpg', photos[2]));
  await uploads
    .getByText('The connection was lost before the picture arrived. Check it, then press Retry.')
    .waitFor();
  await form.getByRole('button', { name: 'Create Franchise Opportunity' }).click();
  await form.getByText(/^Some pictures have not arrived yet/).waitFor();
  await uploads.scrollIntoViewIfNeeded();
  await shoot(page, 'franchise-form-upload-lost');
  await page.unroute(bytes);
  await uploads.getByRole('button', { name: 'Retry' }).click();
  await rowsOf(form).first().waitFor();
  expect(await uploads.count()).toBe(0);

  const release = await hold(page, /\/api\/uploads\/[^/]+\/bytes/);
  await choose(form, fileOf('inside.jpg', photos[1]));
  await uploads.getByText(/^Uploading/).waitFor();
  await shoot(page, 'franchise-form-uploading');
  await uploads.getByRole('button', { name: 'Cancel' }).click();
  expect(await uploads.count()).toBe(0);
  await release();
  expect(await rowsOf(form).count()).toBe(1);
});

test('when a session ends during an upload, the page says so, typed text is kept, and Retry works after logging in', async () => {
  const brand = await registered('brand');
  const page = await pageOf(brand);
  const form = await openForm(page);
  const uploads = form.getByRole('list', { name: 'Uploads' });
  await toStep(form, 'Business');
  await form.getByLabel('Title').fill('Half a sentence');
  await toStep(form, 'Publish');
  await form.getByText(/^Draft saved at/).waitFor();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const sendAt = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await sendAt(5_000);
  const sending = page.waitForRequest(/\/api\/uploads\/[^/]+\/bytes/);
  await choose(form, fileOf('front.jpg', photos[0]));
  const [, id = ''] = /uploads\/([^/]+)/.exec((await sending).url()) ?? [];
  await uploads.getByText(/^Uploading/).waitFor();
  // A call that reaches the gateway after the session has ended is refused for another reason.
  await eventually(async () =>
    expect(await readdir(join(dataDir(), 'uploads', id))).toContainEqual(expect.stringMatching(/\.part$/)),
  );
  expect((await brand.call('POST', '/api/logout')).status).toBeLessThan(400);
  await sendAt(-1);
  await uploads.getByText('Log in to do this.').waitFor();
  expect(await form.getByLabel('Title').inputValue()).toBe('Half a sentence');
  await uploads.getByRole('button', { name: 'Retry' }).click();
  await uploads.getByText(/^You were logged out after this page was opened/).waitFor();
  await uploads.scrollIntoViewIfNeeded();
  await shoot(page, 'franchise-form-upload-logged-out');

  // In another tab.
  const { email } = brand.user;
  await page.context().request.post('/api/login', { data: { email, password: testPassword } });
  await uploads.getByRole('button', { name: 'Retry' }).click();
  await rowsOf(form).first().waitFor();
  expect(await form.getByLabel('Title').inputValue()).toBe('Half a sentence');
});

test('an agent drops and pastes photographs of a property, and reorders them by keyboard', async () => {
  const agent = await signedInDemo('agent@demo.test');
  const page = await pageOf(agent);
  await page.goto('/dashboard?panel=new-property');
  const form = page.getByRole('dialog', { name: 'Create Property Listing' });
  await form.waitFor();
  await resizeTo(page, { width: 360, height: 740 });
  /** Files as dragged from another window, or as pasted from the clipboard. */
  const transfer = async (name: string, photo: Buffer | undefined) =>
    page.evaluateHandle(
      ([fileName, base64]) => {
        const data = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64 ?? ''), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], fileName ?? '', { type: 'image/jpeg' }));
        return data;
      },
      [name, photo?.toString('base64') ?? ''],
    );
  const dataTransfer = await transfer('dropped.jpg', photos[1]);
  await form.getByText(/^Or drop or paste photographs here/).dispatchEvent('drop', { dataTransfer });
  await rowsOf(form).first().waitFor();
  const clipboardData = await transfer('pasted.jpg', photos[2]);
  await clipboardData.evaluate((data) => {
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await rowsOf(form).nth(1).waitFor();
  const pictures = () =>
    rowsOf(form)
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  const before = await pictures();
  await form.getByRole('button', { name: 'Move picture 2 up' }).focus();
  await page.keyboard.press('Enter');
  expect(await pictures()).toEqual(before.toReversed());
  await form.getByText('Cover: Picture 1').scrollIntoViewIfNeeded();
  await shoot(page, 'property-form-uploads');
});

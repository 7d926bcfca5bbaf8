import { deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { pressEscapeIn } from '../src/browser/keyboard';
import { resizeTo } from '../src/browser/resize';
import { pictureOfWindow, shoot } from '../src/browser/screenshots';
import { toStep } from '../src/journeys/franchise-form';
import { registered, signedInDemo } from '../src/visitors/api-client';
import { hold, pageOf, useOneBrowser } from '../src/visitors/screen-texts';

useOneBrowser();

/** CRC of a chunk of a PNG. */
const crcOf = (bytes: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
};
const chunk = (type: string, data: Buffer): Buffer => {
  const [length, end] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  end.writeUInt32BE(crcOf(body));
  return Buffer.concat([length, body, end]);
};
/** A PNG of one colour. */
const picture = (width: number, height: number, [red, green, blue]: readonly [number, number, number]) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([red, green, blue]))]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const files: Readonly<Record<string, Buffer>> = {
  'front.png': picture(800, 500, [31, 97, 82]),
  'tall.png': picture(500, 900, [132, 72, 15]),
  'wide.png': picture(1200, 400, [43, 68, 120]),
};
const at = (name: string) => `https://pictures.example/${name}`;
/** Four addresses, the third without a picture. */
const images = ['front.png', 'tall.png', 'share-link', 'wide.png'].map(at);

/** Serves these pictures to the browser as if from another site. */
const servePictures = (page: Page) =>
  page.route('https://pictures.example/**', (route) => {
    const body = files[new URL(route.request().url()).pathname.slice(1)];
    return body
      ? route.fulfill({ body, contentType: 'image/png' })
      : route.fulfill({ body: '<title>A page</title>', contentType: 'text/html' });
  });

const listed = async (title: string) => {
  const brand = await registered('brand');
  const { body } = await brand.call('POST', '/api/franchises', {
    body: {
      title,
      minInvestment: 500_000,
      maxInvestment: 900_000,
      territories: ['Pune'],
      images,
      documents: ['https://files.example/Fees%202026.pdf', 'https://files.example/plan.png'],
    },
  });
  /** Removes the pictures for other journeys, because their site does not exist. */
  const hide = () => brand.call('PATCH', `/api/franchises/${body.id}`, { body: { isActive: false } });
  return { id: body.id as string, hide };
};

/** Starts summing up all layout shifts. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

test('all pictures of a franchise are shown by thumbnail, keyboard, swipe and in full size, without layout shifts', async () => {
  const { id, hide } = await listed('Gallery kiosk');
  const page = await pageOf();
  await servePictures(page);
  await watchShifts(page);
  await page.goto(`/franchises/${id}`);
  const gallery = page.getByRole('region', { name: 'Pictures of Gallery kiosk' });
  const inSight = gallery.getByRole('status');
  const large = (n: number) => gallery.getByRole('button', { name: `Picture ${n} of 4 of Gallery kiosk` });
  await large(1).waitFor();
  await shoot(page, 'detail-gallery');

  await gallery.getByRole('button', { name: 'Show picture 2 of 4' }).click();
  expect(await inSight.textContent()).toBe('Picture 2 of 4');
  await large(2).focus();
  await page.keyboard.press('ArrowRight');
  expect(await inSight.textContent()).toBe('Picture 3 of 4');
  // The third address has no picture, so the drawn cover is shown.
  await large(3).locator('svg').waitFor();
  const box = await large(3).boundingBox();
  const frame = await gallery.locator('ul').first().boundingBox();
  expect(Math.abs((box?.x ?? 0) - (frame?.x ?? 99))).toBeLessThan(2);

  // Simulates a swipe: the strip scrolls and snaps to a picture.
  await gallery
    .locator('ul')
    .first()
    .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 0.9, behavior: 'instant' }));
  await page.waitForFunction(
    () => document.querySelector('section [role="status"]')?.textContent === 'Picture 2 of 4',
  );

  await large(2).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Gallery kiosk' });
  await dialog.waitFor();
  await shoot(page, 'detail-picture-full-size');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await dialog
    .getByRole('status')
    .getByText('Picture 4 of 4 of Gallery kiosk')
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await inSight.textContent()).toBe('Picture 4 of 4');

  await resizeTo(page, { width: 360, height: 740 });
  await page.reload();
  await large(1).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toBe(0);
  const documents = page.getByRole('region', { name: 'Documents' }).getByRole('link');
  expect(await documents.allTextContents()).toEqual(['Fees 2026.pdf', 'plan.png']);
  await hide();
});

test('no cover of the listing is empty while pictures load', async () => {
  const page = await pageOf();
  const release = await hold(page, /\/api\/illustrations\//);
  // The pictures are held back, and the page's load event waits for them.
  await page.goto('/franchises', { waitUntil: 'domcontentloaded' });
  await page.getByText(/^Showing \d+ opportunities$/).waitFor();
  const cards = page.getByRole('article');
  expect(await cards.count()).toBe(24);
  const waiting = cards.filter({ has: page.locator('img') });
  expect(await waiting.count()).toBeGreaterThan(3);
  expect(await waiting.locator('[data-initials]').count()).toBe(await waiting.count());
  await pictureOfWindow(page, 'listing-covers-waiting-1280');
  await resizeTo(page, { width: 360, height: 740 });
  await pictureOfWindow(page, 'listing-covers-waiting-360');
  await release();
  await waiting.first().locator('[data-initials]').waitFor({ state: 'detached' });
});

test('three cards of a page are marked as featured, and the listing explains that', async () => {
  const page = await pageOf();
  await page.goto('/franchises');
  await page.getByText(/^Showing \d+ opportunities$/).waitFor();
  const marks = page.getByRole('article').getByText('Featured', { exact: true });
  expect(await marks.count()).toBe(3);
  await page
    .getByText(
      'Featured is a placement chosen by the brand or by FranchiseSetu. It says nothing about quality.',
      {
        exact: true,
      },
    )
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Load more' }).click();
  await page.getByRole('article').nth(47).waitFor();
  expect(await marks.count()).toBe(6);
  await page.getByLabel('Sort by').selectOption('newest');
  await page.waitForURL(/sort=newest/);
  await page.getByText(/^Showing \d+ opportunities$/).waitFor();
  expect(await marks.count()).toBe(0);
});

test('pictures of a property are checked in the form and shown to its agent and to a matching brand', async () => {
  const [agent, brand] = await Promise.all([signedInDemo('agent@demo.test'), registered('brand')]);
  const page = await pageOf(agent);
  await servePictures(page);
  await page.goto('/dashboard?panel=new-property');
  const form = page.getByRole('dialog', { name: 'Create Property Listing' });
  await form.waitFor();
  await form.getByLabel('Title').fill('Corner shop with pictures');
  await form.getByLabel('Area').fill('1200');
  await form.getByLabel('Address', { exact: true }).fill('12 FC Road');
  await form.getByLabel('City').fill('Pune');
  await form.getByLabel('State').selectOption('Maharashtra');
  for (const address of images.slice(0, 3)) {
    await form.getByLabel(/^Images/).fill(address);
    await form.getByLabel(/^Images/).press('Enter');
  }
  await form.getByText(/^This address does not show a picture/).waitFor();
  await form.getByText('Cover: pictures.example/front.png').scrollIntoViewIfNeeded();
  await shoot(page, 'property-form-pictures');
  await form.getByRole('button', { name: 'Create Property Listing' }).click();
  await form.waitFor({ state: 'detached' });
  const { body: mine } = await agent.call('GET', '/api/my-properties');
  expect(mine[0].images).toEqual(images.slice(0, 3));

  await page.goto('/dashboard?panel=properties');
  await page.getByRole('button', { name: /^Picture 1 of 3 of Corner shop with pictures/ }).waitFor();
  await shoot(page, 'my-properties-pictures');

  await brand.call('POST', '/api/requirements', {
    body: {
      title: 'Shop in Pune wanted',
      businessCategory: 'retail',
      minArea: 1000,
      maxArea: 1500,
      preferredLocations: ['Pune'],
    },
  });
  const office = await pageOf(brand);
  await servePictures(office);
  await office.goto('/dashboard?tab=requirements');
  await office.getByRole('button', { name: /^View Matches/ }).click();
  const matches = office.getByRole('dialog', { name: 'Matching Properties' });
  const thumbnail = matches.getByRole('button', { name: /^Picture 2 of 3 of Corner shop with pictures/ });
  await thumbnail.waitFor();
  await shoot(office, 'matches-with-pictures');
  await thumbnail.click();
  const whole = office.getByRole('dialog', { name: 'Corner shop with pictures' });
  await whole.waitFor();
  await pressEscapeIn(whole);
  await whole.waitFor({ state: 'detached' });
  expect(await matches.isVisible()).toBe(true);
  await agent.call('PATCH', `/api/properties/${mine[0].id}`, { body: { isAvailable: false } });
});

test('the form of a franchise previews each address of a picture', async () => {
  const page = await pageOf(await signedInDemo('brand@demo.test'));
  await servePictures(page);
  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /Create Franchise/ })
    .first()
    .click();
  const form = page.getByRole('dialog');
  await toStep(form, 'Publish');
  for (const address of images.slice(0, 3)) {
    await form.getByLabel(/^Images/).fill(address);
    await form.getByLabel(/^Images/).press('Enter');
  }
  await form.getByText(/^This address does not show a picture/).scrollIntoViewIfNeeded();
  await shoot(page, 'franchise-form-pictures');
});

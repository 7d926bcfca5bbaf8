import { demoFranchiseId } from '@setu/contracts';
import { shoot } from '../src/browser/screenshots';
import { fillListing, toStep } from '../src/journeys/franchise-form';
import { registered } from '../src/visitors/api-client';
import { pageOf, useOneBrowser } from '../src/visitors/screen-texts';

useOneBrowser();

const player = 'https://www.youtube-nocookie.com/**';
/** How the addresses of the franchises of the demo begin. */
const demoAddress = `/franchises/${demoFranchiseId(1).slice(0, -4)}`;

test('a brand adds a video, and a visitor’s page asks its site for nothing until play is pressed', async () => {
  const brand = await registered('brand');
  const page = await pageOf(brand);
  await page.goto('/dashboard?tab=franchises&create=franchise');
  const form = page.getByRole('dialog', { name: 'Create Franchise Opportunity' });
  await form.getByLabel('Title').fill(`Elder Care of ${brand.user.id.slice(0, 6)}`);
  await form.getByLabel('Business Category').selectOption('services');
  await fillListing(form, { minInvestment: '500000', maxInvestment: '900000', territory: 'Pune' });
  await toStep(form, 'Publish');
  await form.getByLabel(/^Video/).fill('https://www.youtube.com/@channel');
  await form.getByRole('button', { name: 'Create Franchise Opportunity' }).click();
  await form.getByText(/^Enter the https:\/\/ link of one video on YouTube or Vimeo/).waitFor();
  await shoot(page, 'franchise-form-video-refused');
  await form.getByLabel(/^Video/).fill('https://youtu.be/dQw4w9WgXcQ?si=tracking');
  await form.getByRole('button', { name: 'Create Franchise Opportunity' }).click();
  await form.waitFor({ state: 'hidden' });
  const { body: mine } = await brand.call('GET', '/api/my-franchises');
  expect(mine[0].videoUrl).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');

  const visitor = await pageOf();
  const foreign: string[] = [];
  visitor.on('request', (request) => {
    if (/youtube|vimeo|ytimg|google/.test(new URL(request.url()).host)) foreign.push(request.url());
  });
  // The player itself is on the internet; everything up to it is real, with the policy of the page.
  await visitor.route(player, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>Film</p>' }),
  );
  await visitor.goto(`/franchises/${mine[0].id}`);
  const part = visitor.getByRole('region', { name: 'Video' });
  await part.scrollIntoViewIfNeeded();
  await part.getByText(/Nothing is loaded from YouTube until you press play/).waitFor();
  await shoot(visitor, 'detail-video');
  expect(foreign).toEqual([]);
  await part.getByRole('button', { name: 'Watch the video' }).click();
  await part.frameLocator('iframe').getByText('Film').waitFor();
  await shoot(visitor, 'detail-video-playing');
  expect(foreign).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0']);

  // A frame of any other site is refused by the policy of the page.
  const refused = await visitor.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          resolve(`${event.effectiveDirective} ${event.blockedURI}`),
        );
        const frame = document.createElement('iframe');
        frame.src = 'https://www.youtube.com/embed/dQw4w9WgXcQ';
        document.body.append(frame);
      }),
  );
  expect(refused).toBe('frame-src https://www.youtube.com');
  await brand.call('PATCH', `/api/franchises/${mine[0].id}`, { body: { isActive: false } });
});

test('a listing without photographs shows a drawing of its business, which says that it is one', async () => {
  const page = await pageOf();
  await page.goto('/franchises?search=elder%20care');
  const card = page.getByRole('article').filter({ hasText: 'Ghar Sewa Elder Care at Home' });
  await card.getByRole('img', { name: 'Illustration: a home with a heart' }).waitFor();
  await card.getByText('Illustration', { exact: true }).waitFor();
  await shoot(page, 'list-with-illustrations');
  await card.getByRole('link').first().click();
  const pictures = page.getByRole('region', { name: 'Pictures of Ghar Sewa Elder Care at Home' });
  await pictures.getByRole('img', { name: 'Illustration: a home with a heart' }).waitFor();
  await pictures.getByText('Illustration', { exact: true }).waitFor();
  await shoot(page, 'detail-with-illustration');
});

test('the drawings of the demo franchises on a page have different grounds, and are loaded', async () => {
  const page = await pageOf();
  await page.goto('/franchises');
  const covers = page.getByRole('article').getByRole('img', { name: /^Illustration: / });
  await covers.first().waitFor();
  // Those of franchises with random ids may be the same.
  const ofDemo = page.getByRole('article').filter({ has: page.locator(`a[href^="${demoAddress}"]`) });
  const addresses = await ofDemo
    .getByRole('img', { name: /^Illustration: / })
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(new Set(addresses).size).toBe(addresses.length);
  const width = await covers
    .first()
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
  expect(width).toBeGreaterThan(0);
});

test('a brand that types the title of its own listing reads that, with a link, and can continue', async () => {
  const brand = await registered('brand');
  const title = `Momo Junction of ${brand.user.id.slice(0, 6)}`;
  const draft = { title, minInvestment: 500_000, maxInvestment: 900_000, territories: ['Pune'] };
  const { body: known } = await brand.call('POST', '/api/franchises', {
    body: { ...draft, isActive: false },
  });
  const page = await pageOf(brand);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/my-same-titles')) asked.push(request.url());
  });
  await page.goto('/dashboard?tab=franchises&create=franchise');
  const form = page.getByRole('dialog', { name: 'Create Franchise Opportunity' });
  await form.getByLabel('Title').pressSequentially(title.toUpperCase());
  const notice = form.getByRole('status').filter({ hasText: 'You already list' });
  await notice.waitFor();
  expect(await notice.getByRole('link').getAttribute('href')).toBe(`/franchises/${known.id}`);
  expect(asked.length).toBeLessThan(title.length / 2);
  await shoot(page, 'franchise-form-same-title');
  await form.getByLabel('Title').fill('Kulfi cart');
  await notice.waitFor({ state: 'hidden' });
});

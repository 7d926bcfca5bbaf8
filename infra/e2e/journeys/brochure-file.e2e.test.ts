import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { aPdf, aPdfWithScript } from '../src/documents/a-pdf';
import { fillListing, toStep } from '../src/journeys/franchise-form';
import { registered } from '../src/visitors/api-client';
import { hold, pageOf, useOneBrowser } from '../src/visitors/screen-texts';

useOneBrowser();

const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const groupOf = (form: Locator) => form.getByRole('group', { name: /^Brochure/ });
const choose = (form: Locator, file: ReturnType<typeof fileOf>) =>
  groupOf(form).locator('input[type="file"]').setInputFiles(file);
const uploadsOf = (form: Locator) => form.getByRole('list', { name: 'Upload of the brochure' });

test('a brand uploads a brochure, a PDF with a script is refused, and visitors download the brochure', async () => {
  const brand = await registered('brand');
  const title = `Brochure Chai ${brand.user.id.slice(0, 6)}`;
  const page = await pageOf(brand);
  await page.goto('/dashboard?tab=franchises&create=franchise');
  const form = page.getByRole('dialog', { name: 'Create Franchise Opportunity' });
  await fillListing(form, { title, minInvestment: '500000', maxInvestment: '900000', territory: 'Pune' });
  await toStep(form, 'Publish');
  await groupOf(form).scrollIntoViewIfNeeded();
  await shoot(page, 'franchise-form-brochure-empty');

  await choose(form, fileOf('menu.pdf', aPdfWithScript()));
  await uploadsOf(form)
    .getByText('This PDF contains a script. Open it, save it with “Print to PDF”, and add the new file.')
    .waitFor();
  await uploadsOf(form).scrollIntoViewIfNeeded();
  await shoot(page, 'franchise-form-brochure-refused');
  await uploadsOf(form).getByRole('button', { name: 'Remove' }).click();
  await choose(form, fileOf('menu.exe', aPdf(1)));
  await uploadsOf(form)
    .getByText(/does not end in \.pdf/)
    .waitFor();
  expect(await form.getByLabel('Title').inputValue()).toBe(title);

  const bytes = '**/api/uploads/*/bytes';
  await page.route(bytes, (route) => route.abort('connectionreset'));
  await choose(form, fileOf('menu.pdf', aPdf(2)));
  await uploadsOf(form)
    .getByText('The connection was lost before the PDF arrived. Check it, then press Retry.')
    .waitFor();
  const isWaiting = form.getByText(/^The PDF has not arrived yet/);
  await form.getByRole('button', { name: 'Create Franchise Opportunity' }).click();
  await isWaiting.waitFor();
  // The other steps can be opened, and saving leads back to the file.
  await toStep(form, 'Business');
  await form.getByRole('button', { name: 'Next: Money' }).click();
  await form.getByLabel('Minimum Investment').waitFor();
  await form.getByRole('button', { name: 'Save as Draft' }).click();
  await isWaiting.waitFor();
  await page.unroute(bytes);
  await uploadsOf(form).getByRole('button', { name: 'Retry' }).click();
  await groupOf(form).getByText('PDF, 2 pages, 1 kB').waitFor();
  expect(await uploadsOf(form).count()).toBe(0);
  await groupOf(form).scrollIntoViewIfNeeded();
  await shoot(page, 'franchise-form-brochure');

  // A draft contains it, and so does the franchise published from the draft.
  await form.getByRole('button', { name: 'Save as Draft' }).click();
  await form.waitFor({ state: 'hidden' });
  const { body: drafts } = await brand.call('GET', '/api/my-franchise-drafts');
  await page.goto(`/franchises/drafts/${drafts[0].id}`);
  await page.getByRole('link', { name: 'Download Brochure (PDF, 1 kB)' }).first().waitFor();
  await page.getByRole('link', { name: 'Continue editing' }).click();
  await groupOf(form).getByText('menu.pdf').waitFor();
  await form.getByRole('button', { name: 'Create Franchise Opportunity' }).click();
  await form.waitFor({ state: 'hidden' });
  await withoutMessage(page);

  const { body: mine } = await brand.call('GET', '/api/my-franchises');
  const visitor = await pageOf();
  await visitor.goto(`/franchises/${mine[0].id}`);
  const link = visitor.getByRole('link', { name: 'Download Brochure (PDF, 1 kB)' }).first();
  await link.waitFor();
  await shoot(visitor, 'detail-with-brochure-file');
  const [download] = await Promise.all([visitor.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('menu.pdf');
  expect((await readFile(await download.path())).equals(aPdf(2))).toBe(true);
  expect(visitor.url()).toContain(`/franchises/${mine[0].id}`);
  const { headers } = await brand.call('GET', mine[0].brochureFile.url);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="menu.pdf"; filename*=UTF-8''menu.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  await brand.call('PATCH', `/api/franchises/${mine[0].id}`, { body: { isActive: false } });
});

test('a PDF is dropped, cancelled during the upload, chosen again and removed', async () => {
  const page = await pageOf(await registered('brand'));
  await page.goto('/dashboard?tab=franchises&create=franchise');
  const form = page.getByRole('dialog', { name: 'Create Franchise Opportunity' });
  await toStep(form, 'Publish');
  const release = await hold(page, /\/api\/uploads\/[^/]+\/bytes/);
  const dataTransfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.pdf', { type: 'application/pdf' }));
    return data;
  }, aPdf(3).toString('latin1'));
  await form.getByText(/^Drop a PDF here/).dispatchEvent('drop', { dataTransfer });
  await uploadsOf(form)
    .getByText(/^Uploading/)
    .waitFor();
  await uploadsOf(form).scrollIntoViewIfNeeded();
  await shoot(page, 'franchise-form-brochure-uploading');
  await uploadsOf(form).getByRole('button', { name: 'Cancel' }).click();
  expect(await uploadsOf(form).count()).toBe(0);
  await release();
  await choose(form, fileOf('chosen.pdf', aPdf(1)));
  await groupOf(form).getByText('PDF, 1 page, 1 kB').waitFor();
  await groupOf(form).getByRole('button', { name: 'Remove' }).click();
  await form.getByText(/^Drop a PDF here/).waitFor();
});

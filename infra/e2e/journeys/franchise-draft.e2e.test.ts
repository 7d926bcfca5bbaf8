import { shoot, withoutMessage } from '../src/browser/screenshots';
import { fillListing, publish, toStep } from '../src/journeys/franchise-form';
import { registered } from '../src/visitors/api-client';
import { expectTexts, pageOf, useOneBrowser } from '../src/visitors/screen-texts';

useOneBrowser();

test('a brand saves a draft, previews it, continues and publishes it, and no one else sees it before', async () => {
  const [brand, other] = await Promise.all([registered('brand'), registered('brand')]);
  const title = `Draft Chai ${brand.user.id.slice(0, 6)}`;
  const page = await pageOf(brand);
  await page.goto('/dashboard?tab=franchises&create=franchise');
  const form = page.getByRole('dialog', { name: 'Create Franchise Opportunity' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('A counter of 150 sq ft for stations.');
  await toStep(form, 'Money');
  await form.getByLabel('Minimum Investment').fill('500000');
  await shoot(page, 'franchise-form-save-draft');
  await form.getByRole('button', { name: 'Save as Draft' }).click();
  await form.waitFor({ state: 'hidden' });

  const drafts = page.getByRole('region', { name: 'Drafts' });
  await expectTexts(
    drafts,
    'Draft',
    title,
    'Before you can publish it, add: maximum investment and territories.',
  );
  await withoutMessage(page);
  await shoot(page, 'franchise-drafts');

  const { body: mine } = await brand.call('GET', '/api/my-franchise-drafts');
  const address = `/franchises/drafts/${mine[0].id}`;
  await drafts.getByRole('link', { name: `Preview ${title}` }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expectTexts(
    page,
    'This is a preview of your draft. Only you can see it, until you publish it.',
    '₹5L',
  );
  await shoot(page, 'franchise-draft-preview');

  const stranger = await pageOf(other);
  await stranger.goto(address);
  await stranger.getByRole('heading', { level: 1, name: 'Draft not found' }).waitFor();
  const { body: found } = await other.call(
    'GET',
    `/api/franchises?search=${encodeURIComponent(title)}&exact=true`,
  );
  expect(found).toEqual([]);
  await stranger.close();

  await page.getByRole('link', { name: 'Continue editing' }).click();
  await form.waitFor();
  expect(await form.getByLabel('Title').inputValue()).toBe(title);
  await form.getByRole('heading', { name: 'The money' }).waitFor();
  await publish(form);
  await form.getByText('Maximum investment is required').waitFor();
  await fillListing(form, { maxInvestment: '900000' });
  await toStep(form, 'Outlets');
  await form.getByText('At least one territory is required').waitFor();
  await fillListing(form, { territory: 'Pune' });
  await publish(form);
  await form.waitFor({ state: 'hidden' });
  await page.getByRole('article').filter({ hasText: title }).getByText('Active', { exact: true }).waitFor();
  expect((await brand.call('GET', '/api/my-franchise-drafts')).body).toEqual([]);
});

test('a brand saves a change to a published franchise as a draft, previews it and publishes it later', async () => {
  const brand = await registered('brand');
  const title = `Listed Chai ${brand.user.id.slice(0, 6)}`;
  const better = `Better Chai ${brand.user.id.slice(0, 6)}`;
  const { body: listing } = await brand.call('POST', '/api/franchises', {
    body: { title, minInvestment: 500_000, maxInvestment: 900_000, territories: ['Pune'] },
  });
  const shownTitle = async () => (await brand.call('GET', `/api/franchises/${listing.id}`)).body.title;
  const page = await pageOf(brand);
  await page.goto(`/dashboard?tab=franchises&edit=${listing.id}`);
  const form = page.getByRole('dialog', { name: 'Edit Franchise Opportunity' });
  await form.getByLabel('Title').fill(better);
  await form.getByRole('button', { name: 'Save as Draft' }).click();
  await form.waitFor({ state: 'hidden' });
  expect(await shownTitle()).toBe(title);
  const drafts = page.getByRole('region', { name: 'Drafts' });
  await expectTexts(drafts, 'Draft of a change', better);
  await withoutMessage(page);
  await shoot(page, 'franchise-draft-of-change');

  await drafts.getByRole('link', { name: `Preview ${better}` }).click();
  await page.getByRole('heading', { level: 1, name: better }).waitFor();
  await expectTexts(page, '₹5L', 'Pune');
  await shoot(page, 'franchise-change-preview');
  await page.getByRole('link', { name: 'Continue editing' }).click();
  await form.waitFor();
  expect(await form.getByLabel('Title').inputValue()).toBe(better);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.waitFor({ state: 'hidden' });
  expect(await shownTitle()).toBe(better);
  expect((await brand.call('GET', '/api/my-franchise-drafts?of=all')).body).toEqual([]);
});

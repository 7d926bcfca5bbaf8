import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { eventually } from '../src/platform/platform';
import { registered, signedInAdmin } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

test('an administrator verifies a brand; its listings show what was checked, until the verification is withdrawn', async () => {
  const brand = await registered('brand');
  const name = `Chai Chaupal ${brand.user.id.slice(0, 8)}`;
  await brand.call('PATCH', '/api/brand/profile', { body: { brandName: name } });
  const title = `Chai kiosk ${brand.user.id.slice(0, 8)}`;
  const { body: listing } = await brand.call('POST', '/api/franchises', {
    body: { title, minInvestment: 500_000, maxInvestment: 900_000, territories: ['Pune'] },
  });
  const { page, errors } = await browserOf(kit, await signedInAdmin());
  await page.goto('/admin?tab=users&view=brands');
  await page.getByRole('searchbox', { name: 'Search brands' }).fill(brand.user.id.slice(0, 8));
  await page.getByText('Showing 1 of 1 brand').waitFor();
  await page.getByRole('button', { name: `Verify ${name}` }).click();
  const form = page.getByRole('dialog', { name: `Verify ${name}` });
  await form.getByLabel('Certificate of incorporation (CIN)').fill('U55101MH2019PTC123456');
  await form.getByLabel('GST registration (GSTIN)').fill('27AAPFU0939F1ZX');
  await form.getByRole('button', { name: 'Verify', exact: true }).click();
  await form.getByText('The last character does not match the others').first().waitFor();
  await shoot(page, 'admin-verify-brand');
  await form.getByLabel('GST registration (GSTIN)').fill('27AAPFU0939F1ZV');
  await form.getByLabel('Valid until').fill('2099-12-31');
  await form.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.getByText('Brand verified', { exact: true }).waitFor();
  await withoutMessage(page);
  await shoot(page, 'admin-brands');

  const visitor = await kit.newVisitor();
  await eventually(async () => {
    await visitor.page.goto(`/franchises/${listing.id}`);
    await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();
    // It is rendered together with the title, unless the event has not arrived yet.
    const checked = visitor.page.getByText(': company registration and GSTIN checked on');
    expect(await checked.count()).toBeGreaterThan(0);
  });
  await shoot(visitor.page, 'detail-verified-brand');
  expect(await visitor.page.content()).not.toContain('27AAPFU0939F1ZV');
  await visitor.page.goto(`/franchises?search=${encodeURIComponent(title)}`);
  await visitor.page.getByRole('article').filter({ hasText: title }).getByText('Verified').first().waitFor();
  await shoot(visitor.page, 'listing-verified-brand');

  const owner = await browserOf(kit, brand);
  await owner.page.goto('/settings');
  await owner.page
    .getByRole('note', { name: 'Verification' })
    .getByText('Valid until 31 December 2099')
    .waitFor();
  await shoot(owner.page, 'settings-verified-brand');

  await page.getByRole('button', { name: `Remove verification of ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Remove the verification?' });
  await question.getByLabel('Reason').fill('The GSTIN was cancelled.');
  await question.getByRole('button', { name: 'Remove verification', exact: true }).click();
  await page.getByText('Verification removed', { exact: true }).waitFor();
  await withoutMessage(page);
  await page.getByRole('button', { name: `History of the verification of ${name}` }).click();
  await page
    .getByRole('dialog', { name: 'History of the verification' })
    .getByText('27AAPFU0939F1ZV')
    .waitFor();
  await shoot(page, 'admin-verification-history');
  await eventually(async () => {
    await visitor.page.goto(`/franchises/${listing.id}`);
    await visitor.page.getByRole('heading', { name: title }).waitFor();
    // Similar opportunities of other brands also have badges.
    const similar = visitor.page.getByRole('region', { name: 'Similar Opportunities' });
    await similar.waitFor();
    const badges = await visitor.page.getByText('Verified').count();
    expect(badges - (await similar.getByText('Verified').count())).toBe(0);
  });
  await owner.page.reload();
  await owner.page.getByText('The GSTIN was cancelled.').waitFor();
  expect([...errors, ...visitor.errors, ...owner.errors]).toEqual([]);
});

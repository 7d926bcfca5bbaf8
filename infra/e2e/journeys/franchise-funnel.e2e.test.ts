import { shoot } from '../src/browser/screenshots';
import { registered, signedInDemo } from '../src/visitors/api-client';
import { openTab, pageOf, useOneBrowser } from '../src/visitors/screen-texts';

useOneBrowser();

test('a brand sees the funnel of a franchise, from views to deals, over 30 and 90 days', async () => {
  const page = await pageOf(await signedInDemo('brand@demo.test'));
  await page.goto('/dashboard');
  const panel = await openTab(page, 'Franchises');
  await panel.getByRole('button', { name: /^Views and inquiries of Chaiwala Junction High Street/ }).click();
  const figures = page.getByRole('dialog', { name: 'Figures' });
  const views = figures.getByRole('listitem').filter({ hasText: /^Views/ });
  await views.waitFor();
  const shown = Number((await views.textContent())?.replace(/\D/g, ''));
  expect(shown).toBeGreaterThan(0);
  await figures
    .getByRole('listitem')
    .filter({ hasText: /^Saves/ })
    .waitFor();
  await figures.getByRole('img', { name: /views in the last 30 days/ }).waitFor();
  await shoot(page, 'franchise-funnel');
  await figures.getByRole('button', { name: 'Last 90 days' }).click();
  await figures
    .getByRole('img', { name: /views in the last \d+ days/ })
    .first()
    .waitFor();
  await figures.getByText('Show the days as a table').click();
  await figures.getByRole('columnheader', { name: 'Inquiries' }).waitFor();
});

test('a franchise that was just listed has no figures yet', async () => {
  const brand = await registered('brand');
  const title = `Young ${brand.user.id.slice(0, 6)}`;
  await brand.call('POST', '/api/franchises', {
    body: { title, minInvestment: '500000', maxInvestment: '900000', territories: ['Pune'] },
  });
  const page = await pageOf(brand);
  await page.goto('/dashboard?tab=franchises');
  const figures = page.getByRole('dialog', { name: 'Figures' });
  await page.getByRole('button', { name: `Views and inquiries of ${title}` }).click();
  await figures.getByText('Nothing to count yet').waitFor();
  await shoot(page, 'franchise-funnel-empty');
});

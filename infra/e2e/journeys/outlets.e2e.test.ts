import { shoot } from '../src/browser/screenshots';
import { toStep } from '../src/journeys/franchise-form';
import { apiSession, registered } from '../src/visitors/api-client';
import { expectTexts, pageOf, useOneBrowser } from '../src/visitors/screen-texts';

useOneBrowser();

test('a brand lists its outlets and territories, and visitors see them with and without scripts', async () => {
  const brand = await registered('brand');
  const title = `Listed Outlets ${brand.user.id.slice(0, 6)}`;
  const { body: listing } = await brand.call('POST', '/api/franchises', {
    body: { title, minInvestment: 500_000, maxInvestment: 900_000, territories: ['Maharashtra'] },
  });
  const page = await pageOf(brand);
  await page.goto(`/dashboard?tab=franchises&edit=${listing.id}`);
  const form = page.getByRole('dialog', { name: 'Edit Franchise Opportunity' });
  await toStep(form, 'Outlets');
  await form.getByLabel('Own outlets').fill('1000000000');
  await form.getByLabel('Franchised outlets').fill('1');
  const outlets = form.getByLabel('Outlets (optional)', { exact: true });
  await outlets.fill('Pune, Kothrud, Mar 2021\nSurat, Aug 2022, Jul 2022');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.getByText('Enter the number of own outlets of at most 1,00,000').waitFor();
  await form.getByText('Line 2: An outlet cannot close before it opens.').waitFor();

  await form.getByLabel('Own outlets').fill('1');
  await outlets.fill('Pune, Kothrud, Mar 2021\nSurat, Aug 2022, Jul 2025');
  await form.getByText('2 outlets in 2 states, 1 of them closed.').waitFor();
  await form.getByLabel('Taken (optional)', { exact: true }).fill('Mumbai');
  await form.getByLabel('Taken (optional)', { exact: true }).press('Enter');
  await shoot(page, 'franchise-form-outlets');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.getByText('Enter the date of these numbers').waitFor();
  await form.getByLabel('Date of these numbers').fill('2026-03-31');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.waitFor({ state: 'hidden' });

  const visitor = await pageOf();
  await visitor.goto(`/franchises/${listing.id}`);
  const section = visitor.getByRole('region', { name: 'Outlets and territories' });
  await expectTexts(section, 'Franchised outlets', '31 March 2026', 'Open. Taken: Mumbai');
  await section.getByText('2 listed outlets in 2 cities, 1 of them closed').click();
  await expectTexts(section, 'Pune, Kothrud', 'Closed July 2025');
  await section.scrollIntoViewIfNeeded();
  await shoot(visitor, 'franchise-outlets');

  const { text } = await apiSession().call('GET', `/franchises/${listing.id}`, {
    headers: { accept: 'text/html' },
  });
  expect(text).toContain('Open. Taken: Mumbai');
  const found = async (place: string) =>
    (
      await apiSession().call(
        'GET',
        `/api/franchises?territories=${place}&search=${encodeURIComponent(title)}`,
      )
    ).body.map(({ id }: { id: string }) => id);
  expect([await found('Pune'), await found('Mumbai')]).toEqual([[listing.id], []]);
});

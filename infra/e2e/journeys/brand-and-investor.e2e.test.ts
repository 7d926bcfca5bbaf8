import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot } from '../src/browser/screenshots';
import { brandAndInvestor } from '../src/journeys/brand-and-investor';
import { registered } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

test('a brand completes its profile and creates a franchise; an investor inquires; the brand replies; the investor sees it', () =>
  brandAndInvestor(kit));

test('an investor computes a return and reads the insights', async () => {
  const { page, errors } = await browserOf(kit, await registered('investor'));
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'ROI Calculator' }).click();
  await page.getByText('--').first().waitFor();
  await shoot(page, 'investor-roi-empty');
  await page.getByLabel('Initial Investment (₹)').fill('2000000');
  await page.getByLabel('Monthly Revenue (₹)').fill('450000');
  await page.getByLabel('Monthly Expenses (₹)').fill('390000');
  await page.getByLabel('Payback Period (Months)').fill('36');
  await page.getByRole('button', { name: 'Calculate ROI' }).click();
  await page
    .getByText(/34 months/)
    .first()
    .waitFor();
  await shoot(page, 'investor-roi');
  await page.getByRole('tab', { name: 'Market Insights' }).click();
  await page.getByText('4.8').first().waitFor();
  await shoot(page, 'investor-insights');
  expect(errors).toEqual([]);
});

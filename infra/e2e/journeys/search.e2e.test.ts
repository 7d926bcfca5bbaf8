import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot } from '../src/browser/screenshots';
import { signedInDemo } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

test('a search is parsed and corrected, and recommends franchises when nothing is found', async () => {
  const { page, errors } = await kit.newVisitor();
  await page.goto('/franchises?search=cafe+under+20+lakh+in+pune');
  const results = page.getByRole('article');
  await results.filter({ hasText: 'Chaiwala Junction High Street Café' }).waitFor();
  expect(await results.filter({ hasText: 'Chaiwala Junction Office Park Café' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Remove Up to ₹20L' }).waitFor();
  await shoot(page, 'search-read');
  await page.getByRole('button', { name: 'Remove Pune' }).click();
  await page.waitForURL((url) => url.searchParams.get('search') === 'cafe under 20 lakh');

  await page.goto('/franchises?search=resturant');
  await page.getByText('No exact match for “resturant”. Showing results for “restaurant”.').waitFor();
  await shoot(page, 'search-corrected');
  await page.getByRole('button', { name: 'Search only for “resturant”' }).click();
  await page.getByRole('heading', { name: 'No franchises found' }).waitFor();
  await page.getByRole('region', { name: 'Recommended franchises' }).getByRole('article').first().waitFor();
  await shoot(page, 'search-nothing');

  await page.goto('/franchises?location=puen');
  await page.getByText('We do not know this place: “puen”.').waitFor();
  await shoot(page, 'search-unknown-place');
  expect(errors).toEqual([]);
});

test('an investor finds a franchise that is not among the loaded cards', async () => {
  const { page, errors } = await browserOf(kit, await signedInDemo('investor@demo.test'));
  await page.goto('/dashboard');
  const cards = page.getByRole('article');
  const found = cards.filter({ hasText: 'Khadi Lane Handloom Store' });
  await cards.first().waitFor();
  expect(await found.count()).toBe(0);
  await page.getByRole('searchbox', { name: 'Search franchises' }).fill('handloom');
  await found.waitFor();
  await shoot(page, 'investor-search');
  expect(errors).toEqual([]);
});

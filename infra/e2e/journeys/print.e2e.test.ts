import { demoFranchiseId } from '@setu/contracts';
import type { Page } from 'playwright-core';
import { signedInDemo } from '../src/visitors/api-client';
import { pageOf, useOneBrowser } from '../src/visitors/screen-texts';

useOneBrowser();

/** Opens a page with print styles. */
const printed = async (page: Page, path: string, name: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.pdf({ path: `.screenshots/print-${name}.pdf`, format: 'A4' });
  await page.emulateMedia({ media: 'print' });
};

const isOnPaper = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => elements.some((element) => element.checkVisibility()));

/** Controls that are useless on paper. */
const screenOnly = [
  'header',
  'nav',
  'button:not(:has(img, [role="img"]))',
  'footer',
  '[role="search"]',
  '[role="tablist"]',
];

test.each([
  ['/franchises', 'list'],
  [`/franchises/${demoFranchiseId(1)}`, 'detail'],
  ['/mindmap', 'mindmap'],
  [`/compare?ids=${demoFranchiseId(1)},${demoFranchiseId(2)}`, 'compare'],
  ['/guide', 'article'],
])('%s is printed as a document', async (path, name) => {
  const page = await pageOf();
  await printed(page, path, name);
  for (const selector of screenOnly)
    expect([selector, await isOnPaper(page, selector)]).toEqual([selector, false]);
  expect(await isOnPaper(page, 'main h1')).toBe(true);
});

test('a listing is printed with its offer and cover, without other listings and sign-in links', async () => {
  const page = await pageOf();
  await printed(page, `/franchises/${demoFranchiseId(1)}`, 'detail');
  for (const heading of ['Investment Details', 'Support & Training', 'Available Territories', 'Quick Facts'])
    expect([heading, await page.getByRole('heading', { name: heading }).isVisible()]).toEqual([
      heading,
      true,
    ]);
  for (const words of ['Login to Inquire', 'Similar Opportunities', 'Download Brochure'])
    expect([words, await page.getByText(words).first().isVisible()]).toEqual([words, false]);
  expect(
    await page
      .getByRole('region', { name: /^Pictures of/ })
      .locator('img')
      .first()
      .isVisible(),
  ).toBe(true);
});

test('cards of a list are not split between two printed sheets', async () => {
  const page = await pageOf();
  await printed(page, '/franchises', 'list');
  const breaks = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).breakInside));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
  expect(await page.getByRole('complementary', { name: 'Filters' }).isVisible()).toBe(false);
});

test('the result of the calculator is printed with its input', async () => {
  const page = await pageOf(await signedInDemo('investor@demo.test'));
  await page.goto('/dashboard?tab=calculator');
  for (const [label, value] of [
    ['Initial Investment', '1200000'],
    ['Monthly Revenue', '300000'],
    ['Monthly Expenses', '200000'],
    ['Payback Period', '18'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Calculate ROI' }).click();
  const result = page.getByText('12 months').first();
  await result.waitFor();
  await page.getByRole('figure').first().waitFor();
  await page.pdf({ path: '.screenshots/print-calculator.pdf', format: 'A4' });
  await page.emulateMedia({ media: 'print' });
  const card = page.getByRole('region', { name: 'Results', exact: true });
  expect(await card.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
  expect(await result.isVisible()).toBe(true);
  expect(await page.getByRole('figure').first().isVisible()).toBe(true);
  expect(await page.getByLabel('Initial Investment').isVisible()).toBe(true);
  expect(await isOnPaper(page, 'button')).toBe(false);
});

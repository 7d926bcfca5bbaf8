import { demoFranchiseId } from '@setu/contracts';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot } from '../src/browser/screenshots';
import { apiSession } from '../src/visitors/api-client';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

const ids = [1, 2, 3, 4, 5].map(demoFranchiseId);
const address = (some: readonly string[]) => `/compare?ids=${some.join(',')}`;
const htmlOf = async (path: string) =>
  (await apiSession().call('GET', path, { headers: { accept: 'text/html' } })).text;

test('a visitor chooses franchises on cards and on a page, and compares them', async () => {
  const { page, errors } = await kit.newVisitor();
  await page.goto('/franchises');
  const compareOn = (n: number) =>
    page
      .getByRole('article')
      .nth(n)
      .getByRole('button', { name: /^Compare / });
  await compareOn(0).click();
  await compareOn(1).click();
  const tray = page.getByRole('complementary', { name: 'Franchises to compare' });
  await tray.getByText('2 to compare').waitFor();
  await shoot(page, 'compare-tray');

  await page.goto(`/franchises/${ids[4]}`);
  await page
    .getByRole('button', { name: /^Compare / })
    .first()
    .click();
  await tray.getByText('3 to compare').waitFor();
  await shoot(page, 'compare-tray-detail');
  await tray.getByRole('link', { name: 'Compare' }).click();

  await page.getByRole('heading', { name: 'Compare Franchises', level: 1 }).waitFor();
  const table = page.getByRole('table', { name: 'Franchises beside each other' });
  await table.waitFor();
  await shoot(page, 'compare');
  const lines = await table.getByRole('rowheader').count();
  await page.getByRole('button', { name: 'Only differences' }).click();
  expect(await table.getByRole('rowheader').count()).toBeLessThan(lines);
  await page
    .getByRole('button', { name: /from the comparison$/ })
    .first()
    .click();
  await page.waitForURL((url) => url.searchParams.get('ids')?.split(',').length === 2);
  await page.getByRole('link', { name: 'Add another' }).click();
  await tray.getByText('2 to compare').waitFor();
  expect(errors).toEqual([]);
});

test('a shared comparison is in the page without scripts and without a sign-in', async () => {
  const html = await htmlOf(address(ids.slice(0, 2)));
  const [first, second] = await Promise.all(
    ids.slice(0, 2).map(async (id) => (await apiSession().call('GET', `/api/franchises/${id}`)).body.title),
  );
  expect(html).toContain(first);
  expect(html).toContain(second);
  expect(html).toContain('Working capital');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});

test.each([
  ['none', '/compare', 'Nothing to compare yet'],
  ['five', address(ids), '1 more of the link is left out'],
  [
    'a deleted one',
    address([ids[0]!, '99999999-9999-4999-8999-999999999999']),
    'One of these franchises is no longer listed.',
  ],
  [
    'only deleted ones',
    address(['99999999-9999-4999-8999-999999999999']),
    'One of these franchises is no longer listed.',
  ],
])('a comparison of %s says what is shown', async (name, path, text) => {
  const { page, errors } = await kit.newVisitor();
  await page.goto(path);
  await page.getByText(text).waitFor();
  await shoot(page, `compare-${name.replaceAll(' ', '-')}`);
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('the same franchise twice is one column', async () => {
  const { page } = await kit.newVisitor();
  await page.goto(address([ids[0]!, ids[0]!, ids[1]!]));
  const table = page.getByRole('table', { name: 'Franchises beside each other' });
  await table.waitFor();
  expect(await table.getByRole('columnheader').count()).toBe(2);
});

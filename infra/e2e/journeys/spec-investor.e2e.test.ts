import { demoFranchiseId } from '@setu/contracts';
import { registered, signedInDemo } from '../src/visitors/api-client';
import {
  goByHeader,
  hold,
  hrefOf,
  openTab,
  pageOf,
  says,
  skeletonsIn,
  tabNames,
  useOneBrowser,
} from '../src/visitors/screen-texts';

useOneBrowser();

/** The line of one category: its sample, or from 30 franchises on its real figure. */
const sampleOrReal = (category: string, sample: string) =>
  new RegExp(`^${category} ((Sample data )?${sample}|from [3-9]\\d franchises ₹\\S+)$`);

describe('investor dashboard', () => {
  test('the investor dashboard has four tabs, its own search, Inquire, and shows when nothing is found', async () => {
    const page = await pageOf(await registered('investor'));
    await page.goto('/mindmap');
    const release = await hold(page, /\/api\/franchises(\?|$)/);
    await goByHeader(page, 'Dashboard');
    await says(page, 'Discover and invest in proven franchise opportunities');
    expect(await tabNames(page)).toEqual([
      'Browse Franchises',
      'My Interests',
      'ROI Calculator',
      'Market Insights',
    ]);
    const panel = page.getByRole('tabpanel', { name: 'Browse Franchises' });
    await page.waitForFunction(() => document.querySelector('[role=tabpanel] [aria-busy=true]'));
    expect(await skeletonsIn(panel)).toBe(6);
    await release();
    await panel
      .getByRole('button', { name: /^Inquire/ })
      .first()
      .waitFor();
    const search = panel.getByPlaceholder('Search franchises...');
    await search.fill('qqzzxxw');
    await says(panel, 'No franchises found', 'Try adjusting your search criteria or filters.');
    await search.fill('HIGH STREET CAFÉ');
    await panel.getByRole('article').filter({ hasText: 'Chaiwala Junction High Street Café' }).waitFor();
  });

  test('a new investor gets an empty list of interests and a calculator without a result', async () => {
    const page = await pageOf(await registered('investor'));
    await page.goto('/dashboard');
    await openTab(page, 'My Interests');
    await says(page, 'My Interests & Inquiries', 'No inquiries yet');
    const empty = page.getByRole('region', { name: 'My Interests & Inquiries' });
    await empty.getByRole('link', { name: 'Browse Franchises' }).waitFor();
    await openTab(page, 'ROI Calculator');
    for (const label of [
      'Initial Investment (₹)',
      'Monthly Revenue (₹)',
      'Monthly Expenses (₹)',
      'Payback Period (Months)',
    ])
      await page.getByLabel(label).waitFor();
    await page.getByRole('button', { name: 'Calculate ROI' }).waitFor();
    expect(await page.getByText('--', { exact: true }).count()).toBe(4);
  });

  test('the interests tab shows each inquiry with Sent on, status, Follow Up and View Franchise', async () => {
    const page = await pageOf(await signedInDemo('investor@demo.test'));
    await page.goto('/dashboard?tab=interests');
    const card = page.getByRole('article', { name: 'A corner shop on FC Road, Pune' });
    await says(card, 'in progress');
    expect(await card.textContent()).toMatch(/Sent on \d{1,2}\s[A-Z][a-z]+\s20\d\d/);
    await card.getByRole('button', { name: /^Follow Up/ }).waitFor();
    expect(await hrefOf(card, /^View Franchise/)).toBe(`/franchises/${demoFranchiseId(1)}`);
  });

  test('the insights tab shows nine figures', async () => {
    const page = await pageOf(await registered('investor'));
    await page.goto('/dashboard?tab=insights');
    const rows = async (name: string) =>
      (await page.getByRole('region', { name }).getByRole('listitem').allInnerTexts()).map((row) =>
        row.replace(/\s+/g, ' ').trim(),
      );
    await says(page, 'Trending categories', 'Average investment', 'Top cities');
    expect(await rows('Trending categories')).toEqual([
      'Food & Beverage up 23%',
      'Education up 18%',
      'Fitness up 15%',
    ]);
    // The franchises that other journeys publish count too.
    expect(await rows('Average investment')).toEqual([
      expect.stringMatching(sampleOrReal('Food & Beverage', '₹15-35L')),
      expect.stringMatching(sampleOrReal('Education', '₹25-50L')),
      expect.stringMatching(sampleOrReal('Retail', '₹10-30L')),
    ]);
    expect(await rows('Top cities')).toEqual(['Mumbai 4.8', 'Bangalore 4.6', 'Delhi NCR 4.5']);
  });
});

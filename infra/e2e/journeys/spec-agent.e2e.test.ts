import { registered, signedInDemo } from '../src/visitors/api-client';
import {
  expectTexts,
  fail,
  hasFields,
  hold,
  openTab,
  optionsOf,
  pageOf,
  tabNames,
  useOneBrowser,
} from '../src/visitors/screen-texts';

useOneBrowser();

describe('agent dashboard', () => {
  const subtitle = 'Manage property demands and client requirements';

  test('an agent without a profile gets the form with its labels and messages', async () => {
    const page = await pageOf(await registered('agent'));
    await page.goto('/dashboard');
    await expectTexts(page, subtitle, 'Complete Your Agent Profile');
    await hasFields(
      page,
      'Company Name',
      'License Number',
      'Experience',
      'Commission Rate',
      'Specializations',
    );
    await hasFields(page, 'Service Areas', 'Certifications', 'Languages', 'Description');
    await page.getByRole('button', { name: 'Create Profile' }).click();
    await expectTexts(
      page,
      'Company name is required',
      'License number is required',
      'Experience is required',
      'Commission rate is required',
    );
    await page.getByLabel(/^Company Name/).fill('Setu Spaces');
    await page.getByLabel(/^License Number/).fill('MH-1');
    await page.getByLabel(/^Experience/).fill('4');
    await page.getByLabel(/^Commission Rate/).fill('2.5');
    expect(await page.getByLabel(/^Commission Rate/).getAttribute('step')).toBe('0.1');
    await fail(page, /\/api\/agent\/profile$/, 'POST');
    await page.getByRole('button', { name: 'Create Profile' }).click();
    await expectTexts(page, 'Failed to create profile');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Create Profile' }).click();
    await expectTexts(page, 'Profile created successfully!');
    await page.getByRole('tab', { name: 'Assignments' }).click();
    await expectTexts(
      page,
      'Active Assignments',
      'No active assignments',
      'Start connecting with property demands to get assignments',
    );
  });

  test('the agent dashboard has three tabs, the profile, and the rating in its header', async () => {
    const page = await pageOf(await signedInDemo('agent@demo.test'));
    await page.goto('/dashboard');
    await expectTexts(page, subtitle, 'Total Deals');
    expect(await tabNames(page)).toEqual(['Profile', 'Demands', 'Assignments']);
    expect(await page.getByRole('main').textContent()).toMatch(/\d\.\d \/ 5\.0/);
    const panel = await openTab(page, 'Profile');
    await expectTexts(
      panel,
      ...[
        'Deccan Square Realty',
        'Verified',
        'License Number',
        'Experience',
        '9 years',
        'Commission Rate',
        '2%',
      ],
      ...['Specializations', 'Service Areas', 'Description'],
    );
  });

  test('the demands tab shows its filters, a card, the loading state and the empty state', async () => {
    const page = await pageOf(await signedInDemo('agent@demo.test'));
    await page.goto('/dashboard');
    const release = await hold(page, /\/api\/demands/);
    const panel = await openTab(page, 'Demands');
    await expectTexts(panel, 'Loading property demands...');
    await release();
    expect((await optionsOf(panel, 'Business Category')).slice(1)).toEqual([
      'Retail',
      'Food',
      'Services',
      'Entertainment',
    ]);
    expect((await optionsOf(panel, 'Property Type')).slice(1)).toEqual(['Retail', 'Office', 'Warehouse']);
    for (const label of ['City', 'Min Area', 'Max Area'])
      await panel.getByLabel(label, { exact: true }).waitFor();
    const card = panel
      .getByRole('article')
      .filter({ hasText: 'High-street corner for a twelve-seat chai café' });
    await expectTexts(
      card,
      'Chaiwala Junction',
      'Food & Beverage',
      'Area Required',
      'Timeline',
      'Preferred Locations',
    );
    await expectTexts(panel, 'Budget negotiable', 'Target Audience');
    await panel
      .getByRole('button', { name: /^Contact/ })
      .first()
      .waitFor();
    await panel.getByLabel('Max Area', { exact: true }).fill('1');
    await expectTexts(panel, 'No property demands found');
  });
});

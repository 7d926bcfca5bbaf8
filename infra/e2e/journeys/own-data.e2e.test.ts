import { readFile } from 'node:fs/promises';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot } from '../src/browser/screenshots';
import { eventually } from '../src/platform/platform';
import { registered } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

test('an investor downloads what every service stores', async () => {
  const [brand, investor] = [await registered('brand'), await registered('investor')];
  const listing = {
    title: 'Chai kiosk',
    minInvestment: 500_000,
    maxInvestment: 900_000,
    territories: ['Pune'],
  };
  const { body: franchise } = await brand.call('POST', '/api/franchises', { body: listing });
  const inquiry = {
    toUserId: brand.user.id,
    franchiseId: franchise.id,
    subject: 'Pune',
    message: 'Is it free?',
  };
  await eventually(async () => {
    expect((await investor.call('POST', '/api/inquiries', { body: inquiry })).status).toBe(201);
  });
  await investor.call('POST', `/api/franchises/${franchise.id}/save`);

  const { page, errors } = await browserOf(kit, investor);
  await page.goto('/settings');
  const part = page.getByRole('region', { name: 'Your Data' });
  await part.scrollIntoViewIfNeeded();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: 'Download My Data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^franchisesetu-my-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({
    account: [{ email: investor.user.email }],
    'saved-franchise': [{ franchiseId: franchise.id }],
    'sent-inquiry': [{ message: 'Is it free?' }],
    session: expect.arrayContaining([expect.objectContaining({ isCurrent: true })]),
  });
  await shoot(page, 'settings-own-data');
  expect(errors).toEqual([]);
});

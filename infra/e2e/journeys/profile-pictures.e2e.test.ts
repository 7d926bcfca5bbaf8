import type { Locator } from 'playwright-core';
import { saysMessage } from '../src/browser/messages';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { shopFront } from '../src/pictures/shop-front';
import { eventually } from '../src/platform/platform';
import { registered } from '../src/visitors/api-client';
import { pageOf, useOneBrowser } from '../src/visitors/screen-texts';

useOneBrowser();
const addPicture = async (field: Locator, name: string, hue: number) => {
  const buffer = await shopFront(900, 900, hue);
  await field.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await field.getByText('900 × 900 pixels').waitFor();
};

test('a brand adds its logo, and its listings show it', async () => {
  const brand = await registered('brand');
  const title = `Logo kiosk ${brand.user.id.slice(0, 8)}`;
  await brand.call('PATCH', '/api/brand/profile', { body: { brandName: 'Nadi Naturals' } });
  const { body: listing } = await brand.call('POST', '/api/franchises', {
    body: { title, minInvestment: 500_000, maxInvestment: 900_000, territories: ['Pune'] },
  });
  const page = await pageOf(brand);
  await page.goto('/settings');
  const field = page.getByRole('group', { name: /^Logo/ });
  await addPicture(field, 'logo.jpg', 185);
  await field.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await saysMessage(page, 'Your brand profile has been saved.');
  await withoutMessage(page);
  await shoot(page, 'settings-brand-logo');

  const visitor = await pageOf();
  const logo = visitor.locator('img[width="48"]');
  await eventually(async () => {
    await visitor.goto(`/franchises/${listing.id}`);
    await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
    // It is rendered together with the title, unless the event has not arrived yet.
    expect(await logo.count()).toBeGreaterThan(0);
  });
  await logo.first().waitFor();
  expect(await logo.first().getAttribute('loading')).toBe('lazy');
  await shoot(visitor, 'detail-brand-logo');
  await visitor.goto(`/franchises?search=${encodeURIComponent(title)}`);
  const card = visitor.getByRole('article').filter({ hasText: title });
  const [logoBox, badgeBox] = await Promise.all([
    card.locator('img[width="48"]').boundingBox(),
    card.getByText('Food & Beverage', { exact: true }).boundingBox(),
  ]);
  if (!logoBox || !badgeBox) throw new Error('the logo or the badge of the card is nowhere to be seen');
  expect(logoBox.y + logoBox.height).toBeLessThanOrEqual(badgeBox.y);
  await shoot(visitor, 'listing-brand-logo');
});

test('an agent adds a photo, and brands see it next to the profile', async () => {
  const agent = await registered('agent');
  await agent.call('POST', '/api/agent/profile', {
    body: { companyName: 'Deccan Square', licenseNumber: 'RERA-1', experience: 4, commissionRate: 2 },
  });
  const page = await pageOf(agent);
  await page.goto('/dashboard?tab=profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Profile' });
  const field = form.getByRole('group', { name: /^Photo/ });
  await addPicture(field, 'me.jpg', 20);
  await field.scrollIntoViewIfNeeded();
  await shoot(page, 'agent-form-photo');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Preview what brands see' }).click();
  await page.getByRole('region', { name: 'Agent profile of Deccan Square' }).locator('img').waitFor();
  await withoutMessage(page);
  await shoot(page, 'agent-profile-photo');
});

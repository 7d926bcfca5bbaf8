import { saysMessage } from '../browser/messages';
import type { BrowserKit } from '../browser/page-kit';
import { shoot, withoutMessage } from '../browser/screenshots';
import { sendUntilTaken } from '../browser/send-until-taken';
import { registered } from '../visitors/api-client';
import { browserOf } from '../visitors/sign-in';
import { fillListing, publish, toStep } from './franchise-form';

/**
 * A brand completes its profile and creates a franchise, an investor inquires, the brand replies, and the investor sees it.
 * All accounts register first, so it also works on an empty database.
 * @param look called at each of its screens with a name for the screenshot
 */
export const brandAndInvestor = async (kit: BrowserKit, look = shoot): Promise<void> => {
  const brandSession = await registered('brand');
  const brand = await browserOf(kit, brandSession);
  const title = `Masala Works ${brandSession.user.id.slice(0, 6)}`;

  await brand.page.goto('/settings');
  await brand.page.getByLabel('Brand name').fill(`Masala Works ${brandSession.user.id.slice(0, 4)}`);
  await brand.page.getByLabel('Description').fill('Spice-forward quick meals from eleven regional kitchens.');
  await look(brand.page, 'settings-brand-profile');
  await brand.page.getByRole('button', { name: 'Save Profile' }).click();
  await brand.page
    .getByText(/profile/i)
    .filter({ hasText: /saved/i })
    .first()
    .waitFor();

  await brand.page.goto('/dashboard');
  await brand.page.getByRole('tab', { name: 'Overview' }).waitFor();
  await look(brand.page, 'brand-overview-empty');
  await brand.page.getByRole('tab', { name: 'Franchises' }).click();
  await brand.page.getByText('No franchise opportunities yet').waitFor();
  await look(brand.page, 'brand-franchises-empty');
  await brand.page.getByRole('tab', { name: 'Overview' }).click();
  await brand.page
    .getByRole('button', { name: /Create Franchise/ })
    .first()
    .click();
  const dialog = brand.page.getByRole('dialog', { name: 'Create Franchise Opportunity' });
  await publish(dialog);
  await dialog.getByText('Title is required', { exact: true }).waitFor();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('A 400 sq ft kitchen with a counter; two people run a shift.');
  await toStep(dialog, 'Outlets');
  await dialog.getByText('At least one territory is required').waitFor();
  await fillListing(dialog, { territory: 'Pune' });
  await toStep(dialog, 'Money');
  await dialog.getByText('Minimum investment is required').waitFor();
  await dialog.getByText('Maximum investment is required').waitFor();
  await look(brand.page, 'brand-create-franchise-errors');
  await fillListing(dialog, { minInvestment: '2500000', maxInvestment: '2000000' });
  await publish(dialog);
  await dialog.getByText('Minimum investment cannot be greater than maximum investment').waitFor();
  await dialog.getByLabel('Maximum Investment').fill('4000000');
  await publish(dialog);
  await saysMessage(brand.page, 'Franchise opportunity created successfully!');
  await dialog.waitFor({ state: 'hidden' });
  await brand.page.getByRole('tab', { name: 'Franchises' }).click();
  await brand.page.getByRole('heading', { name: title }).waitFor();
  await withoutMessage(brand.page);
  await look(brand.page, 'brand-franchises');

  const investor = await browserOf(kit, await registered('investor'));
  await investor.page.goto('/dashboard');
  await investor.page.getByRole('tab', { name: 'Browse Franchises' }).waitFor();
  await look(investor.page, 'investor-browse');
  await investor.page.goto(`/franchises?search=${encodeURIComponent(title)}`);
  await investor.page.getByRole('link', { name: 'View Details' }).first().click();
  await investor.page.getByRole('heading', { level: 1, name: title }).waitFor();
  await investor.page.getByRole('button', { name: 'Send Inquiry' }).first().click();
  const inquiry = investor.page.getByRole('dialog', { name: 'Send Inquiry' });
  await inquiry.getByLabel('Subject').fill('A counter in Baner');
  await inquiry.getByLabel('Message').fill('What does the first year look like?');
  await sendUntilTaken(inquiry, 'Send Inquiry');
  await saysMessage(investor.page, 'Your inquiry has been sent successfully!');

  await brand.page.goto('/dashboard?tab=inquiries');
  await brand.page.getByText('Investor Inquiries').first().waitFor();
  await brand.page.getByText('A counter in Baner').first().waitFor();
  await look(brand.page, 'brand-inquiries');
  await brand.page.getByRole('button', { name: 'Reply' }).first().click();
  const thread = brand.page.getByRole('dialog');
  await thread.getByRole('textbox').fill('Break-even came in month fourteen in Kothrud.');
  await look(brand.page, 'brand-thread');
  await thread
    .getByRole('button', { name: /send|reply/i })
    .last()
    .click();
  await thread.getByText('Break-even came in month fourteen in Kothrud.').first().waitFor();
  await brand.page.keyboard.press('Escape');
  await brand.page.getByText('in progress', { exact: true }).first().waitFor();

  await investor.page.goto('/dashboard?tab=interests');
  await investor.page.getByRole('tab', { name: 'My Interests' }).click();
  await investor.page.getByText('A counter in Baner').first().waitFor();
  await look(investor.page, 'investor-interests');
  await investor.page.getByRole('button', { name: 'Follow Up' }).first().click();
  await investor.page
    .getByRole('dialog')
    .getByText('Break-even came in month fourteen in Kothrud.')
    .first()
    .waitFor();
  await look(investor.page, 'investor-thread');
  expect([...brand.errors, ...investor.errors]).toEqual([]);
};

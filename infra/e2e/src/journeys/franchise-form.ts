import type { Locator } from 'playwright-core';

/** The steps of the form of a franchise, as their links are labelled. */
type Step = 'Business' | 'Money' | 'Earnings' | 'Outlets' | 'Publish';

/** Opens a step of the form of a franchise. */
export const toStep = async (form: Locator, step: Step): Promise<void> => {
  const link = form.getByRole('link', { name: new RegExp(`^Step \\d: ${step}`) });
  await link.click();
  await form.locator('a[aria-current="step"]').filter({ hasText: step }).waitFor();
};

interface Listing {
  title?: string;
  minInvestment?: string;
  maxInvestment?: string;
  territory?: string;
}

/** Fills in what publishing requires, each in its step. */
export const fillListing = async (form: Locator, listing: Listing): Promise<void> => {
  const { title, minInvestment, maxInvestment, territory } = listing;
  if (title !== undefined) await form.getByLabel(/^Title/).fill(title);
  if (minInvestment !== undefined || maxInvestment !== undefined) await toStep(form, 'Money');
  if (minInvestment !== undefined) await form.getByLabel(/^Minimum Investment/).fill(minInvestment);
  if (maxInvestment !== undefined) await form.getByLabel(/^Maximum Investment/).fill(maxInvestment);
  if (territory === undefined) return;
  await toStep(form, 'Outlets');
  await form.getByLabel('Territories', { exact: true }).fill(territory);
  await form.getByLabel('Territories', { exact: true }).press('Enter');
};

/** Presses the button that publishes a new franchise, which is in the last step. */
export const publish = async (form: Locator): Promise<void> => {
  await toStep(form, 'Publish');
  await form.getByRole('button', { name: 'Create Franchise Opportunity' }).click();
};

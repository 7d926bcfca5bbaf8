import type { Locator, Page } from 'playwright-core';
import { type ApiSession, registered, signedInDemo } from '../visitors/api-client';
import { pageOf } from '../visitors/screen-texts';

/** What a journey needs of a franchise of the demo's brand. */
interface Listing {
  id: string;
  isActive: boolean;
  lowestBudget: string | null;
}

interface BegunInquiry {
  /** The brand that receives it. */
  brand: ApiSession;
  /** The investor's page. */
  page: Page;
  dialog: Locator;
  subject: string;
  message: string;
}

/** A new investor opens the inquiry form of the first active franchise of the demo's brand that fits, and writes subject and message. */
export const beginInquiry = async (
  fits: (listing: Listing) => boolean = () => true,
): Promise<BegunInquiry> => {
  const brand = await signedInDemo('brand@demo.test');
  const { body } = await brand.call('GET', '/api/my-franchises?limit=50');
  const listing = (body as Listing[]).find((one) => one.isActive && fits(one));
  if (!listing) throw new Error('The brand of the demo has no such franchise');
  const page = await pageOf(await registered('investor'));
  await page.goto(`/franchises/${listing.id}`);
  await page.getByRole('button', { name: 'Send Inquiry' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Send Inquiry' });
  const [subject, message] = [`A kiosk ${Date.now()}`, 'Is Baner still free?'];
  await dialog.getByLabel('Subject').fill(subject);
  await dialog.getByLabel('Message').fill(message);
  return { brand, page, dialog, subject, message };
};

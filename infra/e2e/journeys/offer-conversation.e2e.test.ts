import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { sendUntilTaken } from '../src/browser/send-until-taken';
import { agentWithProperty, offered } from '../src/journeys/offer-by-call';
import { eventually } from '../src/platform/platform';
import { registered } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

test('a brand reads the property of an offer in its conversation and accepts it there', async () => {
  const brand = await registered('brand');
  const offering = await agentWithProperty();
  const { id } = await offered(brand, offering, 'A counter in Pune');
  const { page, errors } = await browserOf(kit, brand);
  await page.goto(`/dashboard?tab=inquiries&inquiry=${id}`);
  const thread = page.getByRole('dialog', { name: 'A corner on Baner Road' });
  const property = thread.getByRole('region', { name: 'Property offered: Ground floor on Baner Road' });
  await property.getByText('₹78,000').waitFor();
  await property.getByText('12 Baner Road, Pune, Maharashtra').waitFor();
  await thread.getByText('Proposed commission: 2% of the deal').waitFor();
  await shoot(page, 'offer-conversation');
  await thread.getByRole('button', { name: 'Accept' }).click();
  const terms = page.getByRole('dialog', { name: 'Accept Offer' });
  await shoot(page, 'offer-conversation-accepting');
  await sendUntilTaken(terms, 'Accept Offer');
  await thread.getByText('Accepted', { exact: true }).waitFor();
  await withoutMessage(page);
  await shoot(page, 'offer-conversation-accepted');
  await eventually(async () => {
    const { body } = await offering.agent.call('GET', `/api/inquiries/${id}`);
    expect(body.status).toBe('in_progress');
  });
  expect(errors).toEqual([]);
});

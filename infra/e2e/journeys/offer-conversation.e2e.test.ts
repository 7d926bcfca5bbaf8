import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot, withoutMessage } from '../src/browser/screenshots';
import { sendUntilTaken } from '../src/browser/send-until-taken';
import { eventually } from '../src/platform/platform';
import { type ApiSession, type RegisteredSession, registered } from '../src/visitors/api-client';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

const create = async (session: ApiSession, path: string, body: object): Promise<string> => {
  const reply = await session.call('POST', path, { body });
  expect([reply.status, reply.text]).toEqual([201, expect.any(String)]);
  return reply.body.id;
};

/** An agent's offer of a property to a requirement of the brand, once the services have heard of both. */
const offered = async (brand: RegisteredSession, agent: ApiSession): Promise<string> => {
  const requirementId = await create(brand, '/api/requirements', {
    title: 'A counter in Pune',
    businessCategory: 'food_beverage',
    propertyType: 'restaurant',
    minArea: 600,
    preferredLocations: ['Pune'],
  });
  const propertyId = await create(agent, '/api/properties', {
    title: 'Ground floor on Baner Road',
    propertyType: 'restaurant',
    area: 650,
    address: '12 Baner Road',
    city: 'Pune',
    state: 'Maharashtra',
    rentPerSqFt: 120,
  });
  let id = '';
  await eventually(async () => {
    id = await create(agent, '/api/inquiries', {
      toUserId: brand.user.id,
      requirementId,
      propertyId,
      subject: 'A corner on Baner Road',
      message: '650 sq ft, ground floor, free from next month.',
      proposedCommission: 2,
    });
  });
  return id;
};

test('a brand reads the property of an offer in its conversation and accepts it there', async () => {
  const [brand, agent] = [await registered('brand'), await registered('agent')];
  const id = await offered(brand, agent);
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
    const { body } = await agent.call('GET', `/api/inquiries/${id}`);
    expect(body.status).toBe('in_progress');
  });
  expect(errors).toEqual([]);
});

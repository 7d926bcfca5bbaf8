import type { PropertyDemand } from '@setu/contracts';
import { saysMessage } from '../browser/messages';
import type { BrowserKit } from '../browser/page-kit';
import { shoot, withoutMessage } from '../browser/screenshots';
import { sendUntilTaken } from '../browser/send-until-taken';
import { eventually } from '../platform/platform';
import { registered } from '../visitors/api-client';
import { browserOf } from '../visitors/sign-in';

interface Person extends Awaited<ReturnType<typeof browserOf>> {
  session: Awaited<ReturnType<typeof registered>>;
}

/** Shared by all steps of the journey. */
interface Deal {
  brand: Person;
  agent: Person;
  /** Title of the requirement. */
  title: string;
  /** Adds the prefix to its screenshots. */
  look: typeof shoot;
}

const registerPerson = async (kit: BrowserKit, role: 'brand' | 'agent'): Promise<Person> => {
  const session = await registered(role);
  return { ...(await browserOf(kit, session)), session };
};

/** Demands in Pune, as the agent finds them. */
const demandsOf = async ({ session }: Person): Promise<PropertyDemand[]> =>
  (await session.call('GET', '/api/demands?city=Pune&limit=100')).body;

const postRequirement = async ({ brand, title, look }: Deal): Promise<void> => {
  await brand.page.goto('/dashboard');
  await brand.page
    .getByRole('button', { name: /Post Property Requirement/ })
    .first()
    .click();
  const post = brand.page.getByRole('dialog', { name: 'Post Property Requirement' });
  await post.getByRole('button', { name: 'Post Property Requirement' }).click();
  await post.getByText('Minimum area is required').waitFor();
  await post.getByText('At least one preferred location is required').waitFor();
  await look(brand.page, 'brand-requirement-errors');
  await post.getByLabel('Title').fill(title);
  await post.getByLabel('Minimum Area').fill('600');
  await post.getByLabel('Property Type').selectOption('Restaurant');
  await post.getByLabel('Preferred Locations').fill('Pune');
  await post.getByLabel('Preferred Locations').press('Enter');
  await post.getByLabel('Timeline').fill('Immediate');
  await post.getByRole('button', { name: 'Post Property Requirement' }).click();
  await saysMessage(brand.page, 'Property requirement posted successfully!');
};

const createProfile = async ({ agent, look }: Deal): Promise<void> => {
  await agent.page.goto('/dashboard');
  await agent.page.getByText('Complete Your Agent Profile').waitFor();
  await look(agent.page, 'agent-complete-profile');
  await agent.page.getByLabel('Company Name').fill('Sahyadri Spaces');
  await agent.page.getByLabel('License Number').fill('MH-RE-20931');
  await agent.page.getByLabel(/Experience/).fill('9');
  await agent.page.getByLabel(/Commission Rate/).fill('2.5');
  await agent.page.getByLabel('Service Areas').fill('Pune, Mumbai , Pune');
  await agent.page
    .getByRole('button', { name: /profile/i })
    .last()
    .click();
  await saysMessage(agent.page, 'Profile created successfully!');
  await agent.page.getByRole('tab', { name: 'Profile' }).waitFor();
  await withoutMessage(agent.page);
  await look(agent.page, 'agent-profile');
  await agent.page.getByRole('button', { name: 'Preview what brands see' }).click();
  const preview = agent.page.getByRole('region', { name: 'Agent profile of Sahyadri Spaces' });
  await preview.getByText('MH-RE-20931').waitFor();
  await preview.scrollIntoViewIfNeeded();
  await look(agent.page, 'agent-profile-preview');
};

const createListing = async ({ agent, look }: Deal): Promise<void> => {
  await agent.page.getByRole('button', { name: 'Create Property Listing' }).first().click();
  const listing = agent.page.getByRole('dialog').last();
  await listing.getByLabel('Title').fill('Ground floor on Baner Road');
  await listing.getByLabel(/^Area/).fill('650');
  await listing.getByLabel('Address').fill('12 Baner Road');
  await listing.getByLabel('City').fill('Pune');
  await listing.getByLabel('State').selectOption('Maharashtra');
  await listing.getByLabel(/^Rent/).fill('120');
  await look(agent.page, 'agent-create-listing');
  await listing.getByRole('button', { name: 'Create Property Listing' }).click();
  await listing.waitFor({ state: 'hidden' });
};

const sendOffer = async ({ agent, title, look }: Deal): Promise<void> => {
  await eventually(async () => {
    const demands = await demandsOf(agent);
    if (!demands.some((demand) => demand.businessUse === title))
      throw new Error('the demand is not there yet');
  });
  await agent.page.goto('/properties');
  await agent.page.getByText(title).first().waitFor();
  await look(agent.page, 'agent-demands');
  const card = agent.page.getByRole('article').filter({ hasText: title });
  await card.getByText('Restaurant', { exact: true }).first().waitFor();
  await card.getByRole('button', { name: 'Contact' }).click();
  const offer = agent.page.getByRole('dialog');
  await offer.getByLabel('Your property').selectOption({ index: 1 });
  await offer.getByLabel('Subject').fill('A corner on Baner Road');
  await offer.getByLabel('Message').fill('650 sq ft, ground floor, free from next month.');
  await offer.getByLabel(/commission/i).fill('2');
  await look(agent.page, 'agent-offer');
  await sendUntilTaken(offer, 'Send Offer');
  await card.getByRole('button', { name: 'Contacted' }).waitFor();
};

const acceptOffer = async ({ brand, title, look }: Deal): Promise<void> => {
  await brand.page.goto('/dashboard?tab=requirements');
  await brand.page.getByText(title).first().waitFor();
  await brand.page
    .getByRole('button', { name: /\boffers?\b/i })
    .first()
    .click();
  const offers = brand.page.getByRole('dialog', { name: 'Offers' });
  await offers.getByText('A corner on Baner Road').waitFor();
  // The brand sees the agents' profiles without leaving the offers.
  const who = offers.getByRole('region', { name: 'Agent profile of Sahyadri Spaces' });
  for (const text of ['MH-RE-20931', '9 years', 'No ratings yet', 'Not verified by FranchiseSetu.'])
    await who.getByText(text).waitFor();
  const what = offers.getByRole('region', { name: 'Property offered: Ground floor on Baner Road' });
  for (const text of ['₹78,000', '₹120', 'of 100'])
    await what.getByText(text, { exact: true }).first().waitFor();
  await what.getByText(/12 Baner Road, Pune, Maharashtra/).waitFor();
  await offers.getByText('2% of the deal').waitFor();
  await look(brand.page, 'brand-offers');
  await offers.getByRole('button', { name: /^Accept/ }).click();
  const accept = brand.page.getByRole('dialog', { name: 'Accept Offer' });
  await accept.getByLabel('Commission agreed').waitFor();
  await look(brand.page, 'brand-accept-offer');
  await sendUntilTaken(accept, 'Accept Offer');
  // Accepting answers the offer: the event of the agent service changes its inquiry.
  await eventually(async () => {
    const [inquiry] = (await brand.session.call('GET', '/api/inquiries?kind=offer')).body;
    if (inquiry.status !== 'in_progress') throw new Error(`the accepted offer is still ${inquiry.status}`);
  });
};

const completeAssignment = async ({ agent, title, look }: Deal): Promise<void> => {
  await agent.page.goto('/dashboard?tab=assignments');
  await agent.page.getByText(/Assignment #[0-9a-f]{8}/).waitFor();
  await look(agent.page, 'agent-assignments');
  await agent.page.getByRole('button', { name: 'View Details' }).click();
  const drawer = agent.page.getByRole('dialog');
  await drawer.getByText(title).first().waitFor();
  await look(agent.page, 'agent-assignment-details');
  await drawer.getByRole('button', { name: 'Mark as Completed' }).click();
  await drawer.getByRole('button', { name: 'Yes, it is completed' }).click();
  // The other person opens the dashboard after the event was consumed.
  await eventually(async () => {
    const [assignment] = (await agent.session.call('GET', '/api/agent/assignments')).body;
    if (!assignment.awaitsConfirmation) throw new Error('the assignment does not await confirmation yet');
  });
};

const confirmCompletion = async ({ brand, agent, title, look }: Deal): Promise<void> => {
  await brand.page.goto('/dashboard');
  await brand.page.getByRole('heading', { name: 'What needs you now' }).waitFor();
  await look(brand.page, 'brand-overview-waiting');
  await brand.page.getByRole('link', { name: `Confirm completion: ${title}` }).click();
  await brand.page.getByRole('button', { name: 'Confirm completion' }).click();
  const confirm = brand.page.getByRole('dialog');
  await confirm.getByRole('radio', { name: /^4 of 5/ }).click();
  await look(brand.page, 'brand-confirm-completion');
  await confirm.getByRole('button', { name: /confirm/i }).click();
  await confirm.waitFor({ state: 'hidden' });
  await brand.page.getByText(/^Fulfilled on .* with /).waitFor();
  await withoutMessage(brand.page);
  await look(brand.page, 'brand-requirement-fulfilled');
  // The event of the agent service closes the requirement: agents no longer see it, and the accepted offer is a closed
  // deal.
  await eventually(async () => {
    const [requirement] = (await brand.session.call('GET', '/api/my-requirements')).body;
    const demands = await demandsOf(agent);
    const [inquiry] = (await brand.session.call('GET', '/api/inquiries?kind=offer')).body;
    const isOpen = demands.some((demand) => demand.businessUse === title);
    if (requirement.isActive || isOpen || inquiry.status !== 'deal_closed')
      throw new Error('the requirement is not fulfilled everywhere yet');
    expect(requirement).toMatchObject({ fulfilledAt: expect.any(String), fulfilledBy: expect.any(String) });
  });
};

/**
 * A requirement is posted, offered to, accepted, completed and confirmed. All accounts register first, so it also works on
 * an empty database.
 * @param look called at each of its screens with a name for the screenshot
 */
export const requirementToDeal = async (kit: BrowserKit, look = shoot): Promise<void> => {
  const brand = await registerPerson(kit, 'brand');
  const title = `Corner shop for tea ${brand.session.user.id.slice(0, 6)}`;
  const agent = await registerPerson(kit, 'agent');
  const deal: Deal = { brand, agent, title, look };
  await postRequirement(deal);
  await createProfile(deal);
  await createListing(deal);
  await sendOffer(deal);
  await acceptOffer(deal);
  await completeAssignment(deal);
  await confirmCompletion(deal);

  const profile = (await agent.session.call('GET', '/api/agent/profile')).body;
  expect(profile).toMatchObject({ totalDeals: 1, rating: '4.00' });
  await agent.page.goto('/dashboard?tab=assignments');
  await agent.page.getByText('History').first().waitFor();
  await look(agent.page, 'agent-assignments-history');
  expect([...brand.errors, ...agent.errors]).toEqual([]);
};

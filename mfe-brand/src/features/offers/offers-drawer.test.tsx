import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAssignment, anOfferedProperty, anOfferingAgent } from '../../../test/builders';
import { field, press, submitAt, write } from '../../../test/by-hand';
import { closeDashboard, problem, shownToast } from '../../../test/open-dashboard';
import { offer, openNeeds, requirement } from '../../../test/open-needs';

afterEach(closeDashboard);

test('offers are shown with their terms and can be accepted', async () => {
  let isAccepted = false;
  const assignment = anAssignment({
    demandId: requirement.id,
    agentId: offer.fromUserId,
    assignedAt: offer.createdAt,
  });
  const { sent } = await openNeeds({
    'GET /api/agent/assignments': () => ({ body: isAccepted ? [assignment] : [] }),
    'POST /api/agent/assignments': () => {
      isAccepted = true;
      return { status: 201, body: assignment };
    },
  });
  await press('1 Offer for High-street corner');
  const drawer = await screen.findByRole('dialog', { name: 'Offers' });
  for (const text of [
    'Kavita Rao',
    'A corner on FC Road',
    '1.5% of the deal',
    'No specific property',
    'open',
  ])
    within(drawer).getByText(text);
  fireEvent.click(await within(drawer).findByRole('button', { name: 'Accept' }));
  await screen.findByRole('dialog', { name: 'Accept Offer' });
  expect(field('Commission agreed (optional)').value).toBe('1.50');
  write('Commission agreed (optional)', '101');
  submitAt('What the agent does');
  await screen.findByText('Enter commission of at most 100');
  write('Commission agreed (optional)', '1.25');
  fireEvent.change(field('What the agent does'), { target: { value: 'deal_closing' } });
  write('Notes (optional)', 'Start in Pune.');
  submitAt('What the agent does');
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ description: 'Offer accepted. Kavita Rao works on it now.' }),
  );
  expect(sent('POST').map(({ body }) => body)).toEqual([
    {
      requirementId: requirement.id,
      agentId: offer.fromUserId,
      propertyId: null,
      assignmentType: 'deal_closing',
      commissionAgreed: '1.25',
      notes: 'Start in Pune.',
    },
  ]);
  await screen.findByText('Accepted');
  expect(sent('PATCH')).toEqual([]);
});

test('a second offer cannot be accepted while an agent works on the requirement', async () => {
  await openNeeds({ 'GET /api/agent/assignments': [anAssignment({ demandId: requirement.id })] });
  await press('1 Offer for High-street corner');
  await screen.findByText('Kavita Rao works on this already. Confirm that assignment first.');
  const accept = await screen.findByRole('button', { name: /^Accept/ });
  expect(accept.getAttribute('aria-disabled')).toBe('true');
});

test('declining an offer is confirmed first', async () => {
  const { sent } = await openNeeds({
    [`PATCH /api/inquiries/${offer.id}/status`]: { ...offer, status: 'declined' },
  });
  await press('1 Offer for High-street corner');
  await press('Decline');
  await screen.findByRole('dialog', { name: 'Decline this offer?' });
  expect(sent('PATCH')).toEqual([]);
  await press('Decline');
  await waitFor(() => expect(sent('PATCH').map(({ body }) => body)).toEqual([{ status: 'declined' }]));
});

test('offers cannot be accepted while the requirement’s assignments are unknown', async () => {
  let isDown = true;
  await openNeeds({
    'GET /api/agent/assignments': () =>
      isDown ? problem(503, 'service_unavailable', 'Down.') : { body: [] },
  });
  await screen.findByText('Some offers or assignments could not be loaded.');
  await press('1 Offer for High-street corner');
  const drawer = within(await screen.findByRole('dialog', { name: 'Offers' }));
  const accept = () => drawer.getByRole('button', { name: /^Accept/ });
  // Opening the drawer loads again, and that load also fails.
  const retry = await drawer.findByRole('button', { name: 'Retry' });
  await waitFor(() => expect(accept().getAttribute('aria-disabled')).toBe('true'));
  isDown = false;
  fireEvent.click(retry);
  await waitFor(() => expect(accept().getAttribute('aria-disabled')).toBeNull());
  expect(drawer.queryByRole('button', { name: 'Retry' })).toBeNull();
});

const openOffers = async (answers: Parameters<typeof openNeeds>[0] = {}) => {
  const server = await openNeeds(answers);
  await press('1 Offer for High-street corner');
  return { ...server, drawer: within(await screen.findByRole('dialog', { name: 'Offers' })) };
};

test('offers show company, license, experience, rating and verification of the agent with one call', async () => {
  const agent = anOfferingAgent({ userId: offer.fromUserId, isVerified: true });
  const { drawer, sent } = await openOffers({ 'GET /api/agent/profiles': [agent] });
  const card = within(await drawer.findByRole('region', { name: 'Agent profile of Deccan Square Realty' }));
  for (const text of ['RERA-MH-0001', '9 years', '4.7 (12 ratings)', 'Pune, Mumbai', 'Verified'])
    card.getByText(text);
  card.getByText('A FranchiseSetu administrator marked this profile as verified.');
  const calls = sent('GET').filter(({ url }) => url.startsWith('/api/agent/profiles'));
  expect(calls.map(({ url }) => url)).toEqual([
    `/api/agent/profiles?requirementId=${requirement.id}&limit=100`,
  ]);
});

test('an offer can be answered once everything above its buttons has loaded', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { drawer } = await openOffers({
    'GET /api/agent/profiles': () => held.then(() => ({ body: [] })),
  });
  await drawer.findByText('A corner on FC Road');
  const shown = () => drawer.queryAllByRole('button', { name: /Accept|Reply|Decline/ });
  expect(shown()).toEqual([]);
  release();
  await waitFor(() => expect(shown()).toHaveLength(3));
  drawer.getByText('This agent has not filled in a profile yet.');
});

test('an agent without a profile, a rating or a verification is shown as such', async () => {
  const { drawer } = await openOffers({ 'GET /api/agent/profiles': [] });
  await drawer.findByText('This agent has not filled in a profile yet.');
  await closeDashboard();
  cleanup();
  const fresh = anOfferingAgent({
    userId: offer.fromUserId,
    totalDeals: 0,
    rating: '0.00',
    serviceAreas: [],
  });
  const { drawer: other } = await openOffers({ 'GET /api/agent/profiles': [fresh] });
  await other.findByText('No ratings yet');
  other.getByText('Not verified by FranchiseSetu.');
  other.getByText('Not stated');
  expect(other.queryByText('Verified')).toBeNull();
});

test('offers show area, rent per month and score of the property', async () => {
  const offered = anOfferedProperty();
  const withProperty = { ...offer, propertyId: offered.property.id, propertyTitle: offered.property.title };
  const { drawer, sent } = await openOffers({
    'GET /api/inquiries': ({ url }) => ({ body: url.includes('kind=offer') ? [withProperty] : [] }),
    [`GET /api/requirements/${requirement.id}/offered-properties`]: [offered],
  });
  const shown = within(
    await drawer.findByRole('region', { name: `Property offered: ${offered.property.title}` }),
  );
  for (const text of ['Retail', '340\u00a0sq\u00a0ft', '₹56,100', '₹165', '97', 'of 100'])
    shown.getByText((_, element) => element?.children.length === 0 && element.textContent === text);
  shown.getByText(/1182\/4, Fergusson College Road, Pune, Maharashtra, 411005/);
  expect(drawer.queryByText('No specific property')).toBeNull();
  const calls = sent('GET').filter(({ url }) => url.includes('offered-properties'));
  expect(calls.map(({ url }) => url)).toEqual([
    `/api/requirements/${requirement.id}/offered-properties?propertyId=${offered.property.id}`,
  ]);
});

test('a property of another city has no score, and a deleted property is shown as such', async () => {
  const offered = { ...anOfferedProperty(), score: null, reasons: [] };
  const withProperty = { ...offer, propertyId: offered.property.id, propertyTitle: 'Shop in Nashik' };
  const path = `GET /api/requirements/${requirement.id}/offered-properties`;
  const inquiries = {
    'GET /api/inquiries': ({ url }: { url: string }) => ({
      body: url.includes('kind=offer') ? [withProperty] : [],
    }),
  };
  const { drawer } = await openOffers({ ...inquiries, [path]: [offered] });
  await drawer.findByText(/^No match score: the property is in a city you did not name/);
  await closeDashboard();
  cleanup();
  const { drawer: other } = await openOffers({ ...inquiries, [path]: [] });
  await other.findByText('This property is no longer available.');
  other.getByText('Shop in Nashik');
});

test('profiles and properties that failed to load can be loaded again', async () => {
  let isDown = true;
  const agent = anOfferingAgent({ userId: offer.fromUserId });
  const { drawer } = await openOffers({
    'GET /api/agent/profiles': () =>
      isDown ? problem(503, 'service_unavailable', 'Down.') : { body: [agent] },
  });
  await drawer.findByText('The profile of this agent could not be loaded.');
  isDown = false;
  fireEvent.click(await drawer.findByRole('button', { name: 'Retry' }));
  await drawer.findByText('RERA-MH-0001');
});

test('a new offer can be accepted when the requirement is posted again after an earlier offer of the agent', async () => {
  const earlier = anAssignment({
    demandId: requirement.id,
    agentId: offer.fromUserId,
    assignedAt: '2026-01-05T06:30:00.000Z',
    completedAt: '2026-01-20T06:30:00.000Z',
    status: 'completed',
  });
  const { drawer } = await openOffers({ 'GET /api/agent/assignments': [earlier] });
  const accept = await drawer.findByRole('button', { name: 'Accept' });
  await waitFor(() => expect(accept.getAttribute('aria-disabled')).toBeNull());
  expect(drawer.queryByText('Accepted')).toBeNull();
});

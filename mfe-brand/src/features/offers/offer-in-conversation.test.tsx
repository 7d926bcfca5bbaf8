import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAssignment, anOfferedProperty } from '../../../test/builders';
import { submitAt } from '../../../test/by-hand';
import { closeDashboard, openDashboard, shownToast } from '../../../test/open-dashboard';
import { offer, requirement } from '../../../test/open-needs';

afterEach(closeDashboard);

const offered = anOfferedProperty();
const withProperty = { ...offer, propertyId: offered.property.id, propertyTitle: offered.property.title };
const address = `/dashboard?tab=inquiries&inquiry=${offer.id}`;
const answers = (more: object) => ({
  'GET /api/inquiries': [withProperty],
  [`GET /api/inquiries/${offer.id}/messages`]: [],
  [`GET /api/inquiries/${offer.id}/meetings`]: [],
  [`GET /api/requirements/${requirement.id}/offered-properties`]: [offered],
  ...more,
});
const conversation = () => screen.findByRole('dialog', { name: offer.subject });

test('in its conversation an offer can be accepted once the property above the button has loaded', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await openDashboard(
    address,
    answers({
      [`GET /api/requirements/${requirement.id}/offered-properties`]: () =>
        held.then(() => ({ body: [offered] })),
    }),
  );
  const about = within(await within(await conversation()).findByRole('region', { name: 'Offer' }));
  expect(about.queryByRole('button', { name: /^Accept/ })).toBeNull();
  release();
  await about.findByRole('button', { name: /^Accept/ });
  about.getByRole('region', { name: `Property offered: ${offered.property.title}` });
});

test('the conversation of an offer shows the property, and accepting it there shows what follows', async () => {
  let isAccepted = false;
  const assignment = anAssignment({
    demandId: requirement.id,
    agentId: offer.fromUserId,
    assignedAt: offer.createdAt,
  });
  const { sent } = await openDashboard(
    address,
    answers({
      'GET /api/agent/assignments': () => ({ body: isAccepted ? [assignment] : [] }),
      'POST /api/agent/assignments': () => {
        isAccepted = true;
        return { status: 201, body: assignment };
      },
    }),
  );
  const about = within(await within(await conversation()).findByRole('region', { name: 'Offer' }));
  await about.findByRole('region', { name: `Property offered: ${offered.property.title}` });
  about.getByText('Rent per month');
  about.getByText(String(offered.score));
  about.getByText('Proposed commission: 1.5% of the deal');
  await waitFor(() => expect(about.getByRole('button', { name: 'Accept' })).toBeDefined());
  await waitFor(() =>
    expect(about.getByRole('button', { name: 'Accept' }).getAttribute('aria-disabled')).not.toBe('true'),
  );
  fireEvent.click(about.getByRole('button', { name: 'Accept' }));
  await screen.findByRole('dialog', { name: 'Accept Offer' });
  submitAt('What the agent does');
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ description: 'Offer accepted. Kavita Rao works on it now.' }),
  );
  expect(sent('POST').map(({ body }) => body)).toMatchObject([
    { requirementId: requirement.id, agentId: offer.fromUserId, propertyId: offered.property.id },
  ]);
  const after = within(await conversation());
  await after.findByText('Accepted');
  await after.findByText('Active');
  expect(after.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('an offer without a property can be accepted, and one whose requirement is taken shows the reason', async () => {
  await openDashboard(
    address,
    answers({
      'GET /api/inquiries': [offer],
      'GET /api/agent/assignments': [anAssignment({ demandId: requirement.id })],
    }),
  );
  const about = within(await within(await conversation()).findByRole('region', { name: 'Offer' }));
  about.getByText(/No specific property/);
  await about.findByText('Kavita Rao works on this already. Confirm that assignment first.');
  expect(about.queryByRole('region', { name: /Property offered/ })).toBeNull();
});

test('the conversation about a franchise has no offer', async () => {
  await openDashboard(address, answers({ 'GET /api/inquiries': [{ ...offer, kind: 'franchise' }] }));
  expect(within(await conversation()).queryByRole('region', { name: 'Offer' })).toBeNull();
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAssignment } from '../../../test/builders';
import { field, press, submitAt, write } from '../../../test/by-hand';
import { closeDashboard, problem, shownToast } from '../../../test/open-dashboard';
import { offer, openNeeds, requirement } from '../../../test/open-needs';

afterEach(closeDashboard);

test('are shown with their terms and can be accepted', async () => {
  let isAccepted = false;
  const assignment = anAssignment({ demandId: requirement.id, agentId: offer.fromUserId });
  const { sent } = await openNeeds({
    'GET /api/agent/assignments': () => ({ body: isAccepted ? [assignment] : [] }),
    'POST /api/agent/assignments': () => {
      isAccepted = true;
      return { status: 201, body: assignment };
    },
  });
  await press('1 Offer for High-street corner');
  const drawer = await screen.findByRole('dialog', { name: 'Offers' });
  for (const text of ['Kavita Rao', 'A corner on FC Road', '1.5%', 'No specific property', 'open'])
    within(drawer).getByText(text);
  fireEvent.click(within(drawer).getByRole('button', { name: 'Accept' }));
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

test('a second one cannot be accepted while somebody works on it', async () => {
  await openNeeds({ 'GET /api/agent/assignments': [anAssignment({ demandId: requirement.id })] });
  await press('1 Offer for High-street corner');
  await screen.findByText('Kavita Rao works on this already. Confirm that assignment first.');
  const accept = screen.getByRole('button', { name: /^Accept/ });
  expect(accept.getAttribute('aria-disabled')).toBe('true');
});

test('declining asks first, as it is final', async () => {
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

test('none can be accepted while it is not known who works on it', async () => {
  let isDown = true;
  await openNeeds({
    'GET /api/agent/assignments': () =>
      isDown ? problem(503, 'service_unavailable', 'Down.') : { body: [] },
  });
  await screen.findByText('Not all that agents offer and do could be loaded.');
  await press('1 Offer for High-street corner');
  const drawer = within(await screen.findByRole('dialog', { name: 'Offers' }));
  const accept = () => drawer.getByRole('button', { name: /^Accept/ });
  // Opening the drawer is another try, which fails too.
  const retry = await drawer.findByRole('button', { name: 'Retry' });
  expect(accept().getAttribute('aria-disabled')).toBe('true');
  isDown = false;
  fireEvent.click(retry);
  await waitFor(() => expect(accept().getAttribute('aria-disabled')).toBeNull());
  expect(drawer.queryByRole('button', { name: 'Retry' })).toBeNull();
});

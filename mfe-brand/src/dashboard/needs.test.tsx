import { requirementFulfilledMessage } from '@setu/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAssignment } from '../../test/builders';
import { press } from '../../test/by-hand';
import { closeDashboard, problem, shownToast } from '../../test/open-dashboard';
import { openNeeds, requirement } from '../../test/open-needs';

afterEach(closeDashboard);

test('offers that failed to load are not shown as an empty list', async () => {
  await openNeeds({ 'GET /api/inquiries': () => problem(503, 'service_unavailable', 'Down.') });
  await screen.findByText('Offers could not be loaded.');
  expect(screen.queryByText('No offers yet')).toBeNull();
});

test('Mark as fulfilled makes the requirement inactive', async () => {
  const { sent } = await openNeeds({
    [`PATCH /api/requirements/${requirement.id}`]: { ...requirement, isActive: false },
  });
  await press('Mark as fulfilled for High-street corner');
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ description: 'Property requirement marked as fulfilled.' }),
  );
  expect(sent('PATCH').map(({ body }) => body)).toEqual([{ isActive: false }]);
});

test('a brand confirms completion with a rating', async () => {
  const assignment = anAssignment({
    demandId: requirement.id,
    status: 'completed',
    awaitsConfirmation: true,
  });
  const { sent } = await openNeeds({
    'GET /api/agent/assignments': [assignment],
    [`POST /api/agent/assignments/${assignment.id}/confirm`]: {
      ...assignment,
      rating: 4,
      completedAt: '2026-02-20T06:30:00.000Z',
      awaitsConfirmation: false,
    },
  });
  await screen.findByText('Awaits your confirmation');
  await press('Confirm completion');
  await screen.findByRole('dialog', { name: 'Confirm completion' });
  await press('Confirm');
  await screen.findByText('Choose 1 to 5');
  expect(sent('POST')).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: '4 of 5: Very good' }));
  await press('Confirm');
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      description: 'Assignment confirmed as completed. The requirement is fulfilled.',
    }),
  );
  expect(sent('POST').map(({ body }) => body)).toEqual([{ rating: 4 }]);
  await screen.findByText('Fulfilled on 20 February 2026 with Kavita Rao');
  screen.getByText('0 of 1 open to agents');
  screen.getByRole('button', { name: 'Post again for High-street corner' });
});

test('the confirmation explains what happens to the requirement and to other offers', async () => {
  const assignment = anAssignment({
    demandId: requirement.id,
    status: 'completed',
    awaitsConfirmation: true,
  });
  await openNeeds({ 'GET /api/agent/assignments': [assignment] });
  await press('Confirm completion');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm completion' }));
  dialog.getByText(/^Confirming also closes the requirement/);
  dialog.getByText(new RegExp(requirementFulfilledMessage.replaceAll('.', '\\.')));
});

test.each([
  [{ fulfilledBy: 'Kavita Rao' }, 'Fulfilled on 20 February 2026 with Kavita Rao'],
  [{ fulfilledBy: null }, 'Marked as fulfilled on 20 February 2026'],
])('an inactive requirement shows when it was fulfilled: %j', async (fields, words) => {
  const fulfilled = { ...requirement, isActive: false, fulfilledAt: '2026-02-20T06:30:00.000Z', ...fields };
  const { sent } = await openNeeds({
    'GET /api/my-requirements': [fulfilled],
    [`PATCH /api/requirements/${requirement.id}`]: { ...requirement, isActive: true },
  });
  await screen.findByText(words);
  await press('Post again for High-street corner');
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ description: 'Property requirement is active again.' }),
  );
  expect(sent('PATCH').map(({ body }) => body)).toEqual([{ isActive: true }]);
});

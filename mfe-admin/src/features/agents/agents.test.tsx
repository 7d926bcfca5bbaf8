import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { anAdmin, anAgent } from '../../../test/builders';
import { address, closeAdmin, openAdmin, page, refusal, shownToast } from '../../../test/open-admin';

afterEach(closeAdmin);

test('the Users tab lists agents with their verification', async () => {
  const agent = anAgent();
  const { seen } = await openAdmin('/admin?tab=users', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/users': page([]),
      'GET /api/admin/agents': page([agent]),
      [`PATCH /api/admin/agents/${agent.userId}`]: ({ body }) => ({
        body: { ...agent, ...(body as object) },
      }),
    },
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Agents' }));
  expect(address()).toBe('/admin?tab=users&view=agents');
  await screen.findByText('Rao Realty');
  screen.getByText('12 years, 1.5%');
  screen.getByText('8 deals, rated 4.5 of 5.0');
  screen.getByText('Bangalore, Mysuru, Hubballi, Mangaluru and 1 more');
  expect(screen.queryByText('Verified')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Verify Rao Realty' })));
  await screen.findByText('Verified');
  expect(shownToast()).toMatchObject({ title: 'Agent verified successfully' });
  expect(seen.at(-1)?.body).toEqual({ isVerified: true });
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Remove verification of Rao Realty' })),
  );
  await waitFor(() => expect(screen.queryByText('Verified')).toBeNull());
});

test('a failed verification shows the reason', async () => {
  const agent = anAgent();
  await openAdmin('/admin?tab=users&view=agents', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/agents': page([agent]),
      [`PATCH /api/admin/agents/${agent.userId}`]: refusal(404, 'profile_not_found', 'There is no profile.'),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Verify Rao Realty' }));
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Failed to update verification',
      description: 'There is no profile.',
    }),
  );
});

test('one year and one deal are written in the singular', async () => {
  await openAdmin('/admin?tab=users&view=agents', {
    admin: anAdmin(),
    server: { 'GET /api/admin/agents': page([anAgent({ experience: 1, totalDeals: 1 })]) },
  });
  await screen.findByText('1 year, 1.5%');
  screen.getByText(/^1 deal, rated/);
});

test('the list explains that it is empty when no agent has a profile', async () => {
  await openAdmin('/admin?tab=users&view=agents', {
    admin: anAdmin(),
    server: { 'GET /api/admin/agents': page([]) },
  });
  await screen.findByText('No agent profiles yet');
});

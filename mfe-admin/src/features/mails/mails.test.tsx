import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aMail, anAdmin } from '../../../test/builders';
import { address, closeAdmin, openAdmin, page, refusal } from '../../../test/open-admin';

afterEach(closeAdmin);

const rows = () =>
  within(screen.getByRole('table', { name: 'Mail' }))
    .getAllByRole('row')
    .slice(1);

test('the Users tab lists mails with their state', async () => {
  const refused = aMail({
    recipient: 'full@example.test',
    state: 'refused',
    tries: 3,
    problem: '552 Mailbox is full',
  });
  await openAdmin('/admin?tab=users', {
    admin: anAdmin(),
    server: { 'GET /api/admin/users': page([]), 'GET /api/admin/mails': page([refused, aMail()], 41, 'two') },
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Mail' }));
  expect(address()).toBe('/admin?tab=users&view=mail');
  await screen.findByText('Showing 2 of 41 mails');
  const [first, second] = rows();
  expect(first?.textContent).toContain('full@example.test');
  expect(first?.textContent).toContain('Link to choose a new password');
  expect(first?.textContent).toContain('Refused3 tries');
  expect(first?.textContent).toContain('552 Mailbox is full');
  expect(second?.textContent).toContain('Sent');
  expect(second?.textContent).not.toContain('try');
});

test('a waiting mail has no address yet, and kinds are shown as words, even one of a later release', async () => {
  await openAdmin('/admin?tab=users&view=mail', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/mails': page([
        aMail({ kind: 'birthday-card', recipient: null, state: 'waiting', tries: 0, endedAt: null }),
        aMail({ kind: 'team-invitation' }),
      ]),
    },
  });
  await screen.findByText('Showing 2 of 2 mails');
  expect(rows()[0]?.textContent).toContain('Address of the account');
  expect(rows()[0]?.textContent).toContain('Birthday card');
  expect(rows()[1]?.textContent).toContain('Invitation to a team');
});

test('the filters by address and state are written to the address of the page', async () => {
  const { seen } = await openAdmin('/admin?tab=users&view=mail', {
    admin: anAdmin(),
    server: { 'GET /api/admin/mails': ({ url }) => page(url.includes('state=') ? [] : [aMail()]) },
  });
  await screen.findByText('Showing 1 of 1 mail');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search mail' }), { target: { value: 'asha@' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'refused' } });
  await screen.findByText('No mail found');
  await waitFor(() => expect(address()).toBe('/admin?tab=users&view=mail&search=asha%40&state=refused'));
  await waitFor(() => expect(seen.at(-1)?.url).toBe('/api/admin/mails?recipient=asha%40&state=refused'));
  fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await screen.findByText('Showing 1 of 1 mail');
  expect(address()).toBe('/admin?tab=users&view=mail');
});

test('an empty list explains what it will show', async () => {
  await openAdmin('/admin?tab=users&view=mail', {
    admin: anAdmin(),
    server: { 'GET /api/admin/mails': page([]) },
  });
  await screen.findByText('No mail yet');
});

test('a list that failed to load can be retried', async () => {
  await openAdmin('/admin?tab=users&view=mail', {
    admin: anAdmin(),
    server: { 'GET /api/admin/mails': refusal(503, 'service_unavailable', 'Try again in a moment.') },
  });
  await screen.findByText('Mail could not be loaded.');
  screen.getByRole('button', { name: 'Retry' });
});

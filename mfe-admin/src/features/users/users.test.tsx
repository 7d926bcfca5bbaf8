import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAdmin, aUserView } from '../../../test/builders';
import { address, closeAdmin, openAdmin, page, refusal, shownToast } from '../../../test/open-admin';

beforeEach(() => {
  // jsdom has no layout, so it cannot scroll to the chosen option.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(closeAdmin);

const choose = async (who: string, role: string) => {
  fireEvent.keyDown(screen.getByRole('combobox', { name: `Role of ${who}` }), { key: 'ArrowDown' });
  const option = await screen.findByRole('option', { name: role });
  await act(async () => fireEvent.keyDown(option, { key: 'Enter' }));
};
const roleOf = (who: string) => screen.getByRole('combobox', { name: `Role of ${who}` }).textContent;

test('users are listed with contact, date, role and the total', async () => {
  const [asha, brand] = [
    aUserView(),
    aUserView({ displayName: 'Chai Chaupal', role: 'real_estate', phone: null, city: null, state: null }),
  ];
  const { seen } = await openAdmin('/admin?tab=users', {
    admin: anAdmin(),
    server: { 'GET /api/admin/users': page([asha, brand], 131, 'two') },
  });
  await screen.findByText('Showing 2 of 131 users');
  const table = screen.getByRole('table', { name: 'Users' });
  const [first, second] = within(table).getAllByRole('row').slice(1);
  expect(first?.textContent).toContain('Asha Iyer');
  expect(first?.textContent).toContain('98200123');
  expect(first?.textContent).toContain('Pune, Maharashtra');
  expect(first?.textContent).toContain('11 February 2026');
  expect(second?.textContent).toContain('Not given');
  expect(roleOf('Chai Chaupal')).toBe('Real Estate');
  expect(seen.map(({ url }) => url)).toEqual(['/api/admin/users']);
});

test('search and role filter the list and are written to the address', async () => {
  const { seen } = await openAdmin('/admin?tab=users', {
    admin: anAdmin(),
    server: { 'GET /api/admin/users': ({ url }) => page(url.includes('role=') ? [] : [aUserView()]) },
  });
  await screen.findByText('Showing 1 of 1 user');
  const box = screen.getByRole('searchbox', { name: 'Search users' });
  fireEvent.change(box, { target: { value: 'ash' } });
  fireEvent.change(box, { target: { value: 'asha' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Role' }), { target: { value: 'brand' } });
  await screen.findByText('No users found');
  await waitFor(() => expect(address()).toBe('/admin?tab=users&search=asha&role=brand'));
  await waitFor(() => expect(seen.at(-1)?.url).toBe('/api/admin/users?search=asha&role=brand'));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear all filters' }));
  await screen.findByText('Showing 1 of 1 user');
  expect(address()).toBe('/admin?tab=users');
});

test('the space after a first name stays while the name is typed', async () => {
  await openAdmin('/admin?tab=users', {
    admin: anAdmin(),
    server: { 'GET /api/admin/users': page([aUserView()]) },
  });
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search users' });
  fireEvent.change(box, { target: { value: 'asha ' } });
  await waitFor(() => expect(address()).toContain('search=asha'));
  await screen.findByText(/^Showing 1 of 1 user/);
  expect(box.value).toBe('asha ');
});

test('Load more adds the next page', async () => {
  await openAdmin('/admin?tab=users', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/users': ({ url }) =>
        url.includes('cursor=two')
          ? page([aUserView({ displayName: 'Second' })], 2)
          : page([aUserView({ displayName: 'First' })], 2, 'two'),
    },
  });
  await screen.findByText('Showing 1 of 2 users');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Load more' })));
  await screen.findByText('Second');
  screen.getByText('First');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('a changed role is sent at once, shown in the row and confirmed by a toast', async () => {
  const user = aUserView();
  const { seen } = await openAdmin('/admin?tab=users', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/users': page([user]),
      [`PATCH /api/admin/users/${user.id}/role`]: ({ body }) => ({ body: { ...user, ...(body as object) } }),
    },
  });
  await screen.findByText('Asha Iyer');
  await choose('Asha Iyer', 'Real Estate');
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'User role updated successfully' }));
  expect(roleOf('Asha Iyer')).toBe('Real Estate');
  expect(seen.at(-1)).toMatchObject({ method: 'PATCH', body: { role: 'real_estate' } });
});

test('the role of the last administrator stays, and the reason is shown', async () => {
  const admin = anAdmin();
  const user = aUserView({ id: admin.id, displayName: 'Nisha Verma', role: 'admin' });
  await openAdmin('/admin?tab=users', {
    admin,
    server: {
      'GET /api/admin/users': page([user]),
      [`PATCH /api/admin/users/${user.id}/role`]: refusal(
        409,
        'last_admin',
        'This is the last administrator. Make somebody else an administrator first.',
      ),
    },
  });
  await screen.findByText('You');
  await choose('Nisha Verma', 'Investor');
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Failed to update user role',
      description: 'This is the last administrator. Make somebody else an administrator first.',
      variant: 'danger',
    }),
  );
  expect(roleOf('Nisha Verma')).toBe('Admin');
});

test('administrators who remove their own role are asked to log in', async () => {
  const admin = anAdmin();
  const user = aUserView({ id: admin.id, displayName: 'Nisha Verma', role: 'admin' });
  await openAdmin('/admin?tab=users', {
    admin,
    server: {
      'GET /api/admin/users': page([user]),
      [`PATCH /api/admin/users/${user.id}/role`]: { body: { ...user, role: 'investor' } },
      'GET /api/admin/user': refusal(401, 'unauthenticated', 'Log in.'),
    },
  });
  await screen.findByText('You');
  await choose('Nisha Verma', 'Investor');
  await screen.findByText('Admin Access Required');
});

test('a list that failed to load shows Retry', async () => {
  await openAdmin('/admin?tab=users', {
    admin: anAdmin(),
    server: { 'GET /api/admin/users': { status: 503 } },
  });
  await screen.findByText('Users could not be loaded.');
  screen.getByRole('button', { name: 'Retry' });
});

const suspended = { at: '2026-11-20T06:30:00.000Z', reason: 'Advertising in inquiries.' };

test('a suspended account shows the reason, and Undo restores it', async () => {
  const user = aUserView();
  const { seen } = await openAdmin('/admin?tab=users', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/users': page([user]),
      [`POST /api/admin/users/${user.id}/suspend`]: { body: { ...user, suspended } },
      [`POST /api/admin/users/${user.id}/restore`]: { body: user },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Suspend Asha Iyer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Suspend this account?' });
  fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: suspended.reason } });
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Suspend' })));
  await screen.findByRole('button', { name: 'Restore Asha Iyer' });
  screen.getByText('Since 20 November 2026');
  screen.getByText(suspended.reason);
  expect(shownToast()).toMatchObject({ title: 'Account suspended', description: 'Asha Iyer' });
  await act(async () => shownToast()?.action?.onClick());
  await screen.findByRole('button', { name: 'Suspend Asha Iyer' });
  expect(seen.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body])).toEqual([
    [`/api/admin/users/${user.id}/suspend`, { reason: suspended.reason }],
    [`/api/admin/users/${user.id}/restore`, undefined],
  ]);
});

test('administrators cannot suspend their own account', async () => {
  const admin = anAdmin();
  await openAdmin('/admin?tab=users', {
    admin,
    server: { 'GET /api/admin/users': page([aUserView({ id: admin.id, role: 'admin' }), aUserView()]) },
  });
  await screen.findByText('Showing 2 of 2 users');
  expect(screen.getAllByRole('button', { name: /^Suspend/ })).toHaveLength(1);
  screen.getByText('Your own');
});

test('the filter for suspended accounts lists only them and is written to the address', async () => {
  const { seen } = await openAdmin('/admin?tab=users', {
    admin: anAdmin(),
    server: { 'GET /api/admin/users': page([aUserView({ suspended })]) },
  });
  await screen.findByText('Showing 1 of 1 user');
  fireEvent.change(screen.getByRole('combobox', { name: 'Account' }), { target: { value: 'suspended' } });
  await waitFor(() => expect(seen.at(-1)?.url).toBe('/api/admin/users?standing=suspended'));
  expect(address()).toBe('/admin?tab=users&standing=suspended');
});

test('a person’s two-step verification is turned off with a reason', async () => {
  const user = aUserView({ twoStepSince: '2026-11-03T06:30:00.000Z' });
  const { twoStepSince: _, ...without } = user;
  const { seen } = await openAdmin('/admin?tab=users', {
    admin: anAdmin(),
    server: {
      'GET /api/admin/users': page([user]),
      [`POST /api/admin/users/${user.id}/two-step/removal`]: { body: without },
    },
  });
  await screen.findByText('Two-step verification since 3 November 2026');
  fireEvent.click(screen.getByRole('button', { name: 'Turn off two-step verification of Asha Iyer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Turn two-step verification off?' });
  const turnOff = within(dialog).getByRole('button', { name: 'Turn off' });
  await act(async () => fireEvent.click(turnOff));
  await screen.findByText('Give a reason: other administrators read it');
  expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'Lost the phone' } });
  await act(async () => fireEvent.click(turnOff));
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Two-step verification is off', description: 'Asha Iyer' }),
  );
  expect(screen.queryByText(/^Two-step verification since/)).toBeNull();
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Lost the phone' });
});

test('the button to turn off two-step verification is missing for the own account, and without it', async () => {
  const admin = anAdmin();
  const own = aUserView({ id: admin.id, role: 'admin', twoStepSince: '2026-11-03T06:30:00.000Z' });
  await openAdmin('/admin?tab=users', {
    admin,
    server: { 'GET /api/admin/users': page([own, aUserView()]) },
  });
  await screen.findByText('Showing 2 of 2 users');
  expect(screen.queryByRole('button', { name: /^Turn off two-step/ })).toBeNull();
});

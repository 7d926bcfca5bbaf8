import { currentUser } from '@setu/mfe-kit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { anAdmin } from '../../../test/builders';
import { address, closeAdmin, openAdmin, refusal, shownToast } from '../../../test/open-admin';
import { useAdminAuth } from './admin-auth';
import { adminLookup } from './admin-auth.queries';

afterEach(closeAdmin);

const remembered = () => localStorage.getItem('adminUser');
const remember = (value: unknown) =>
  localStorage.setItem('adminUser', typeof value === 'string' ? value : JSON.stringify(value));
const required = 'Admin Access Required';

function Lost() {
  useAdminAuth();
  return null;
}

test('useAdminAuth throws outside its provider', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Lost />)).toThrow('useAdminAuth must be used within an AdminAuthProvider');
  complaints.mockRestore();
});

describe('the logged-in administrator', () => {
  test('a visitor who is not logged in gets a link to the login and returns from there', async () => {
    await openAdmin('/admin?tab=users', { admin: null });
    screen.getByRole('heading', { level: 1, name: required });
    screen.getByText('Please log in as an admin to view this dashboard.');
    fireEvent.click(screen.getByRole('link', { name: 'Go to Admin Login' }));
    expect(address()).toBe('/admin/login');
    screen.getByRole('heading', { level: 1, name: 'Administrator Access Portal' });
  });

  test('the stored administrator is shown at once, then replaced by the reply of the server', async () => {
    const admin = anAdmin({ name: 'Rahul Nair' });
    let answerNow = () => {};
    const held = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    remember(anAdmin({ name: 'Nisha Verma' }));
    await openAdmin('/admin', {
      server: { 'GET /api/admin/user': () => held.then(() => ({ body: admin })) },
    });
    screen.getByText('Welcome back, Nisha Verma!');
    answerNow();
    await screen.findByText('Welcome back, Rahul Nair!');
    expect(JSON.parse(remembered() ?? '')).toEqual(admin);
  });

  test.each([
    ['a session that is over', refusal(401, 'unauthenticated', 'Log in.')],
    ['a lookup that fails', refusal(503, 'service_unavailable', 'Down.')],
  ])('%s clears the stored administrator without a toast', async (_what, answer) => {
    remember(anAdmin());
    await openAdmin('/admin', { server: { 'GET /api/admin/user': answer } });
    await screen.findByText(required);
    expect(remembered()).toBeNull();
    expect(shownToast()).toBeUndefined();
  });

  test('a failed lookup keeps its reason in the query', async () => {
    const { client } = await openAdmin('/admin', { server: { 'GET /api/admin/user': { status: 500 } } });
    await screen.findByText(required);
    expect(client.getQueryState(adminLookup().queryKey)?.error?.message).toBe('Failed to fetch admin data');
  });

  test.each(['{not json', '"a text"', '{"name":1}'])(
    'a stored value that cannot be read (%s) is deleted',
    async (text) => {
      remember(text);
      await openAdmin('/admin', { server: { 'GET /api/admin/user': () => new Promise(() => {}) } });
      screen.getByRole('status', { name: 'Loading' });
      expect(remembered()).toBeNull();
    },
  );

  test('an administrator logs in although the browser forbids storage', async () => {
    const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await openAdmin('/admin', { admin: anAdmin() });
    screen.getByText('Welcome back, Nisha Verma!');
    forbidden.mockRestore();
  });
});

describe('logging out', () => {
  test('logging out clears the administrator and all admin queries, while the user stays signed in', async () => {
    const { client } = await openAdmin('/admin', {
      admin: anAdmin(),
      server: {
        'GET /api/admin/stats': {
          body: { totalUsers: 29, totalFranchises: 71, totalProperties: 12, totalInquiries: 44 },
        },
        'POST /api/admin/logout': { body: { loggedOut: true } },
      },
    });
    await screen.findByText('71');
    expect(remembered()).not.toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Logout' })));
    await screen.findByText(required);
    expect(shownToast()).toMatchObject({
      title: 'Logged out successfully',
      description: 'You have been logged out of the admin panel.',
    });
    expect(remembered()).toBeNull();
    expect(client.getQueryData(adminLookup().queryKey)).toBeNull();
    expect(client.getQueryData(['/api/admin/stats'])).toBeUndefined();
    expect(client.getQueryData(currentUser().queryKey)).toBeNull();
  });

  test('a lookup that is running during a logout does not restore the administrator', async () => {
    remember(anAdmin());
    let answerLookup = (_: object) => {};
    const lookups: Promise<object>[] = [
      new Promise((resolve) => {
        answerLookup = resolve;
      }),
    ];
    const { client } = await openAdmin('/admin', {
      server: {
        'GET /api/admin/user': () => lookups.pop() ?? refusal(401, 'unauthenticated', 'Log in.'),
        'POST /api/admin/logout': { body: { loggedOut: true } },
      },
    });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Logout' })));
    await screen.findByText(required);
    answerLookup({ body: anAdmin() });
    await waitFor(() => expect(client.isFetching()).toBe(0));
    screen.getByText(required);
    expect(remembered()).toBeNull();
  });

  test('a failed logout shows the reason and changes nothing', async () => {
    await openAdmin('/admin', {
      admin: anAdmin(),
      server: { 'POST /api/admin/logout': refusal(503, 'service_unavailable', 'Try again in a minute.') },
    });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Logout' })));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Logout failed',
        description: 'Try again in a minute.',
        variant: 'danger',
      }),
    );
    screen.getByText('Welcome back, Nisha Verma!');
  });
});

test('a session that ends shows a toast, opens the login after half a second, and returns from there', async () => {
  const admin = anAdmin();
  await openAdmin('/admin?tab=settings', {
    admin,
    server: {
      'GET /api/admin/settings': refusal(401, 'unauthenticated', 'Log in.'),
      'POST /api/admin/login': { body: { admin } },
      'GET /api/admin/user': { body: admin },
    },
  });
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'danger',
    }),
  );
  expect(address()).toBe('/admin?tab=settings');
  await screen.findByRole('heading', { name: 'Administrator Access Portal' });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: admin.email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a quiet morning' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(address()).toBe('/admin?tab=settings'));
});

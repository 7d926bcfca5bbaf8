import { screen, waitFor } from '@testing-library/react';
import {
  closeSettings,
  openSettings,
  part,
  press,
  problem,
  reply,
  shownToast,
  type,
} from '../../../test/open-settings';

afterEach(closeSettings);

const providerPart = () => part('Sign-In With Setu ID');
const state = (more: object = {}) => reply(200, { name: 'Setu ID', since: null, hasPassword: true, ...more });
const since = '2026-11-20T06:30:00.000Z';

test('an installation without a provider does not show this part', async () => {
  await openSettings(() => reply(200, {}));
  await screen.findByRole('button', { name: 'Set Up...' });
  expect(screen.queryByText(/^Sign-In With/)).toBeNull();
});

test('connecting sends the password, and a refusal is shown', async () => {
  const { seen } = await openSettings(
    () => problem(503, 'provider_unavailable', 'The sign-in provider does not answer.'),
    'investor',
    { provider: () => state() },
  );
  await waitFor(() => providerPart().getByRole('button', { name: 'Connect Setu ID...' }));
  await press('Connect Setu ID...');
  await press('Continue');
  await screen.findByText('Password is required');
  await type('Enter your password', 'a quiet morning');
  await press('Continue');
  await screen.findByText('The sign-in provider does not answer.');
  expect(seen).toMatchObject([{ url: '/api/auth/provider', body: { currentPassword: 'a quiet morning' } }]);
  expect(sessionStorage.length).toBe(0);
});

test('a connection shows its date, and is removed with the password', async () => {
  let isConnected = true;
  await openSettings(
    ({ url }) => {
      if (url === '/api/auth/provider/removal') isConnected = false;
      return reply(200, { removed: true });
    },
    'brand',
    { provider: () => state(isConnected ? { since } : {}) },
  );
  await waitFor(() => providerPart().getByText('since 20 November 2026'));
  await press('Remove Setu ID...');
  await type('Enter your password', 'a quiet morning');
  await press('Remove');
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ description: 'You cannot sign in with Setu ID any more.' }),
  );
  await waitFor(() => providerPart().getByRole('button', { name: 'Connect Setu ID...' }));
});

test('an account without a password must choose one first', async () => {
  await openSettings(() => reply(200, {}), 'investor', {
    provider: () => state({ since, hasPassword: false }),
  });
  await waitFor(() => providerPart().getByText(/Setu ID is the only way in/));
  expect(screen.getByRole('link', { name: 'Choose a password' }).getAttribute('href')).toBe(
    '/api/forgot-password',
  );
  expect(screen.queryByRole('button', { name: 'Remove Setu ID...' })).toBeNull();
});

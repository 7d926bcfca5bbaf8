import { screen } from '@testing-library/react';
import { closeSettings, openSettings, part, press, problem, type } from '../../../test/open-settings';

afterEach(closeSettings);

describe('deletion of the account', () => {
  const openDialog = () => press('Delete Account...');
  const password = 'Enter your password to delete the account';

  test('shows what is deleted and what is kept, and asks for the password', async () => {
    const { seen } = await openSettings(() => problem(500, 'internal', 'No call was expected.'), 'agent');
    part('Delete Account').getByText(/Your agent profile goes with it/);
    await openDialog();
    screen.getByRole('dialog', { name: 'Delete your account?' });
    await press('Delete for Good');
    await screen.findByText('Password is required');
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(seen).toEqual([]);
  });

  test('a wrong password is reported on its field, and stored nowhere', async () => {
    const { seen } = await openSettings(() =>
      problem(400, 'validation_failed', 'Check the fields.', [
        { path: 'currentPassword', message: 'This is not your current password' },
      ]),
    );
    await openDialog();
    await type(password, 'wrong');
    expect(sessionStorage.length).toBe(0);
    await press('Delete for Good');
    await screen.findByText('This is not your current password');
    expect(seen).toMatchObject([{ url: '/api/auth/user/deletion', body: { currentPassword: 'wrong' } }]);
  });

  test('the last administrator sees why the account cannot be deleted', async () => {
    await openSettings(
      () => problem(409, 'last_admin', 'This is the last administrator. Make somebody else one first.'),
      'admin',
    );
    await openDialog();
    await type(password, 'franchise-demo-2026');
    await press('Delete for Good');
    await screen.findByText('This is the last administrator. Make somebody else one first.');
  });
});

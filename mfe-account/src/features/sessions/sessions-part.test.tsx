import { waitFor } from '@testing-library/react';
import {
  closeSettings,
  here,
  openSettings,
  part,
  press,
  problem,
  reply,
  shownToast,
  there,
} from '../../../test/open-settings';

afterEach(closeSettings);

describe('sessions', () => {
  const sessionsPart = () => part('Where You Are Signed In');

  test('every session shows its device and times, and only that of this browser has no button', async () => {
    await openSettings(() => problem(500, 'internal', 'No call was expected.'), 'investor', {
      sessions: () => reply(200, [here, there]),
    });
    await sessionsPart().findByText('Chrome on Windows');
    sessionsPart().getByText('This browser');
    sessionsPart().getByText(/Signed in 20 Nov 2026, 12:00 pm · last used 21 Nov 2026, 2:45 pm/);
    expect(sessionsPart().getAllByRole('button')).toHaveLength(2);
    sessionsPart().getByRole('button', { name: /^Sign out Firefox on Android/ });
  });

  test('a session that is signed out leaves the list', async () => {
    const shown = [here, there];
    const { seen } = await openSettings(
      () => {
        shown.pop();
        return reply(200, { ended: true });
      },
      'investor',
      { sessions: () => reply(200, shown) },
    );
    await sessionsPart().findByText('Firefox on Android');
    await press('Sign out Firefox on Android, signed in 20 Nov 2026, 12:00 pm');
    await sessionsPart().findByText('You are signed in nowhere else.');
    expect(seen).toMatchObject([{ method: 'DELETE', url: `/api/auth/sessions/${there.id}` }]);
    expect(shownToast()).toMatchObject({ description: 'Firefox on Android is signed out.' });
  });

  test('all other sessions are signed out at once', async () => {
    const { seen } = await openSettings(() => reply(200, { ended: 1 }), 'investor', {
      sessions: () => reply(200, [here, there]),
    });
    await sessionsPart().findByText('Firefox on Android');
    await press('Sign Out Everywhere Else');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ description: 'You are signed out everywhere else.' }),
    );
    expect(seen).toMatchObject([{ method: 'DELETE', url: '/api/auth/sessions' }]);
  });

  test('sessions that failed to load show Retry', async () => {
    await openSettings(() => problem(500, 'internal', 'No call was expected.'), 'investor', {
      sessions: () => problem(503, 'service_unavailable', 'The service is down.'),
    });
    await sessionsPart().findByText('Your sessions could not be loaded.');
    sessionsPart().getByRole('button', { name: 'Retry' });
  });
});

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

describe('two-step verification', () => {
  const codes = ['ABCD-EFGH-2345', 'JKLM-NPQR-6723'];
  const isOn = () =>
    reply(200, { isAvailable: true, since: '2026-11-20T06:30:00.000Z', recoveryCodesLeft: 8 });
  const twoStepPart = () => part('Two-Step Verification');
  const secret = {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/FranchiseSetu:asha?secret=JBSWY3DPEHPK3PXP',
  };

  test('is set up with the password and a first code, and shows the recovery codes once', async () => {
    const { seen } = await openSettings(({ url }) =>
      url.endsWith('/set-up') ? reply(200, secret) : reply(200, { recoveryCodes: codes }),
    );
    await twoStepPart().findByRole('button', { name: 'Set Up...' });
    await press('Set Up...');
    await type('Enter your password', 'a quiet morning');
    await press('Continue');
    await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    screen.getByText('JBSW Y3DP EHPK 3PXP');
    await press('Turn On');
    await screen.findByText('Enter the 6 digits that your app shows');
    await type('Code', '123 456');
    await press('Turn On');
    for (const code of codes) await screen.findByText(code);
    await press('I Have Kept Them');
    expect(screen.queryByText(codes[0] ?? '')).toBeNull();
    expect(seen).toMatchObject([
      { url: '/api/auth/two-step/set-up', body: { currentPassword: 'a quiet morning' } },
      { url: '/api/auth/two-step' },
    ]);
    expect(sessionStorage.length).toBe(0);
  });

  test('shows since when it is on, and is turned off with password and code', async () => {
    const { seen } = await openSettings(() => reply(200, { removed: true }), 'brand', { twoStep: isOn });
    await twoStepPart().findByText(/since 20 November 2026 · 8 recovery codes left/);
    await press('Turn Off...');
    await press('Turn Off');
    await screen.findByText('Password is required');
    screen.getByText('Enter the 6 digits that your app shows, or a recovery code');
    await type('Enter your password', 'a quiet morning');
    await type('Code', '123456');
    await press('Turn Off');
    await waitFor(() => expect(shownToast()).toMatchObject({ description: 'Two-step verification is off.' }));
    expect(seen).toMatchObject([{ url: '/api/auth/two-step/removal' }]);
  });

  test('new recovery codes are shown once', async () => {
    await openSettings(() => reply(200, { recoveryCodes: codes }), 'investor', { twoStep: isOn });
    await twoStepPart().findByText('On');
    await press('New Recovery Codes...');
    await type('Enter your password', 'a quiet morning');
    await type('Code', '123456');
    await press('Make New Codes');
    for (const code of codes) await screen.findByText(code);
  });

  test('a wrong code is reported on its field', async () => {
    await openSettings(
      () =>
        problem(400, 'validation_failed', 'Check the fields.', [
          { path: 'code', message: 'This code is wrong or was used already' },
        ]),
      'investor',
      { twoStep: isOn },
    );
    await twoStepPart().findByText('On');
    await press('Turn Off...');
    await type('Enter your password', 'a quiet morning');
    await type('Code', '123456');
    await press('Turn Off');
    await screen.findByText('This code is wrong or was used already');
  });

  test('says when it is not offered', async () => {
    await openSettings(() => reply(200, {}), 'investor', {
      twoStep: () => reply(200, { isAvailable: false, since: null, recoveryCodesLeft: 0 }),
    });
    await twoStepPart().findByText('It is not offered at the moment.');
  });
});

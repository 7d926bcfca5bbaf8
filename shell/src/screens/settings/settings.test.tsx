import type { CurrentUser, OwnSession, UserRole } from '@setu/contracts';
import { currentUser, type Transport, useSession } from '@setu/mfe-kit';
import { renderScreen } from '@setu/mfe-kit/testing';
import { currentToasts, dismissToast } from '@setu/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Settings } from './settings';

afterEach(() => {
  sessionStorage.clear();
  act(() => dismissToast());
});

const person = (role: UserRole): CurrentUser => ({
  id: '22222222-2222-4222-8222-222222222222',
  email: 'asha@example.test',
  isEmailConfirmed: false,
  firstName: 'Asha',
  lastName: 'Iyer',
  profileImageUrl: null,
  role,
  phone: '9820012345',
  city: 'Leh',
  state: 'Ladakh',
  createdAt: '2026-01-01T00:00:00.000Z',
});

const reply = (status: number, body: unknown): Response => Response.json(body, { status });

const problem = (status: number, code: string, detail: string, errors?: object[]) =>
  reply(status, {
    type: 'about:blank',
    title: status === 401 ? 'Unauthorized' : 'No',
    status,
    code,
    detail,
    errors,
  });

/** The screen as the shell shows it, for the present user. */
function Shown() {
  const { user } = useSession();
  return user ? <Settings user={user} /> : null;
}

interface Call {
  method: string;
  url: string;
  body: unknown;
}

const here: OwnSession = {
  id: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0b',
  kind: 'user',
  device: 'Chrome on Windows',
  startedAt: '2026-11-20T06:30:00.000Z',
  lastUsedAt: '2026-11-21T09:15:00.000Z',
  isCurrent: true,
};
const there: OwnSession = {
  ...here,
  id: '6f1c2f6e-0a3b-4a44-9d0e-5b1d6c1f7a0c',
  device: 'Firefox on Android',
  isCurrent: false,
};

/** Renders the settings with a server that answers as given. @returns the requests of that server */
const open = async (
  answer: (call: Call) => Response,
  role: UserRole = 'investor',
  sessions: () => Response = () => reply(200, [here]),
  twoStep: () => Response = () => reply(200, { isAvailable: true, since: null, recoveryCodesLeft: 0 }),
) => {
  const seen: Call[] = [];
  const server: Transport = async (url, { method = 'GET', body }) => {
    const call = { method, url, body: typeof body === 'string' ? JSON.parse(body) : undefined };
    if (method !== 'GET') seen.push(call);
    else if (url === '/api/auth/sessions') return sessions();
    else if (url === '/api/auth/two-step') return twoStep();
    return answer(call);
  };
  const { client } = await renderScreen(<Shown />, { user: person(role), server });
  return { seen, client };
};

const part = (name: string) => within(screen.getByRole('region', { name }));
const box = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string | RegExp, text: string) =>
  act(async () => fireEvent.input(box(name), { target: { value: text } }));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const shownToast = () => currentToasts().find(({ isOpen }) => isOpen);

describe('account', () => {
  test('the account form shows the stored values, and keeps a place that it does not offer', async () => {
    await open(() => problem(500, 'internal', 'No call was expected.'));
    expect(box('First name').value).toBe('Asha');
    expect(box(/^State/).value).toBe('Ladakh');
    expect(screen.queryByRole('region', { name: 'Brand Profile' })).toBeNull();
  });

  test('a saved account shows a toast, and the header shows the new name', async () => {
    const { seen, client } = await open(({ body }) =>
      reply(200, { ...person('investor'), ...(body as object), phone: null }),
    );
    await type('First name', 'आशा');
    await type(/^Phone/, '');
    await press('Save Changes');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Success', description: 'Your account has been saved.' }),
    );
    expect(seen).toMatchObject([{ method: 'PATCH', url: '/api/auth/user' }]);
    // Only the changed fields: another tab may have changed the others.
    expect(seen[0]?.body).toEqual({ firstName: 'आशा', phone: '' });
    expect(client.getQueryData(currentUser().queryKey)).toMatchObject({ firstName: 'आशा', phone: null });
    screen.getByText('आशा Iyer');
    expect(sessionStorage.length).toBe(0);
  });

  test('invalid values of the account are reported on their fields and not sent', async () => {
    const { seen } = await open(() => problem(500, 'internal', 'No call was expected.'));
    await type('First name', ' ');
    await type(/^Phone/, '12345');
    await type(/^Photo address/, 'http://example.test/a.png');
    await press('Save Changes');
    await screen.findByText('First name is required');
    screen.getByText('Enter a valid 10-digit mobile number');
    screen.getByText('Enter an https:// address');
    expect(document.activeElement).toBe(box('First name'));
    expect(seen).toEqual([]);
  });

  test('the account form keeps its text when the session has ended', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    await open(() => problem(401, 'unauthenticated', 'Sign in first.'));
    await type('First name', 'Namita');
    await press('Save Changes');
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Unauthorized' }));
    expect(sessionStorage.getItem('draft:settings:account:22222222-2222-4222-8222-222222222222')).toContain(
      'Namita',
    );
    // jsdom cannot navigate: it reports the attempt as an error.
    await waitFor(() => expect(complaints).toHaveBeenCalled());
    complaints.mockRestore();
  });
});

describe('email address', () => {
  const emailPart = () => part('Email Address');

  test('an address that is not confirmed says so, and one more link is sent', async () => {
    const { seen } = await open(() => reply(202, { accepted: true }));
    emailPart().getByText('Not confirmed yet');
    await press('Send the link again');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ description: 'A link is on its way to asha@example.test.' }),
    );
    expect(seen).toMatchObject([{ method: 'POST', url: '/api/auth/email/confirmation' }]);
  });

  test('a link that was not sent says why', async () => {
    await open(() => problem(503, 'mail_unavailable', 'We cannot send mail at the moment.'));
    await press('Send the link again');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'The link could not be sent.',
        description: 'We cannot send mail at the moment.',
      }),
    );
  });

  test('a new address is sent with the password, which is stored nowhere', async () => {
    const { seen } = await open(() => reply(202, { accepted: true }));
    await type('New email address', 'asha@new.test');
    await type('Your password', 'franchise-demo-2026');
    expect(sessionStorage.length).toBe(0);
    await press('Change Email');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        description: expect.stringContaining('Open the link that we sent to asha@new.test.'),
      }),
    );
    expect(seen).toMatchObject([
      {
        url: '/api/auth/email',
        body: { email: 'asha@new.test', currentPassword: 'franchise-demo-2026' },
      },
    ]);
    expect([box('New email address').value, box('Your password').value]).toEqual(['', '']);
  });

  test('a wrong password is reported on its field, and the address stays', async () => {
    await open(() =>
      problem(400, 'validation_failed', 'Check the fields.', [
        { path: 'currentPassword', message: 'This is not your current password' },
      ]),
    );
    await type('New email address', 'asha@new.test');
    await type('Your password', 'wrong');
    await press('Change Email');
    await screen.findByText('This is not your current password');
    expect(box('New email address').value).toBe('asha@new.test');
  });
});

describe('password', () => {
  test('a password is stored nowhere, and the form is empty after the change', async () => {
    const { seen } = await open(() => reply(200, { changed: true }));
    await type('Current password', 'franchise-demo-2026');
    await type('New password', 'a longer one');
    expect(sessionStorage.length).toBe(0);
    await press('Change Password');
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Success' }));
    expect(seen.map(({ url }) => url)).toEqual(['/api/auth/password']);
    expect(box('Current password').value).toBe('');
    expect(box('New password').value).toBe('');
  });

  test('a short password is reported before sending, and a wrong one on its field by the server', async () => {
    const { seen } = await open(() =>
      problem(400, 'validation_failed', 'Check the fields.', [
        { path: 'currentPassword', message: 'This is not your current password' },
      ]),
    );
    await type('Current password', 'wrong');
    await type('New password', 'short');
    await press('Change Password');
    await screen.findByText('Use at least 10 characters');
    expect(seen).toEqual([]);
    await type('New password', 'long enough now');
    await press('Change Password');
    await screen.findByText('This is not your current password');
    expect(box('New password').value).toBe('long enough now');
  });
});

describe('brand profile', () => {
  const profile = {
    userId: '22222222-2222-4222-8222-222222222222',
    brandName: 'Nadi Naturals',
    description: null,
    targetAudience: null,
    website: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
  };

  test('a brand profile is read, and only its changed fields are saved', async () => {
    const { seen } = await open(
      ({ method, body }) => reply(200, method === 'GET' ? profile : { ...profile, ...(body as object) }),
      'brand',
    );
    await waitFor(() => expect(box('Brand name').value).toBe('Nadi Naturals'));
    await type(/^Target audience/, 'Families in cities');
    await press('Save Profile');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ description: 'Your brand profile has been saved.' }),
    );
    expect(seen).toMatchObject([
      { method: 'PATCH', url: '/api/brand/profile', body: { targetAudience: 'Families in cities' } },
    ]);
  });

  test('a brand profile that failed to load shows Retry', async () => {
    await open(() => problem(503, 'service_unavailable', 'The service is down.'), 'brand');
    const brand = part('Brand Profile');
    await brand.findByText('Your brand profile could not be loaded.');
    brand.getByRole('button', { name: 'Retry' });
  });

  test('the brand form is empty without a profile, requires the name, and keeps a draft of the user', async () => {
    await open(() => reply(200, null), 'brand');
    await waitFor(() => expect(box('Brand name').value).toBe(''));
    await press('Save Profile');
    await screen.findByText('Brand name is required');
    await type('Brand name', 'Nadi');
    expect(sessionStorage.getItem('draft:settings:brand:22222222-2222-4222-8222-222222222222')).toContain(
      'Nadi',
    );
  });
});

describe('sessions', () => {
  const sessionsPart = () => part('Where You Are Signed In');

  test('every session has its device and times, and the one of this browser has no button', async () => {
    await open(
      () => problem(500, 'internal', 'No call was expected.'),
      'investor',
      () => reply(200, [here, there]),
    );
    await sessionsPart().findByText('Chrome on Windows');
    sessionsPart().getByText('This browser');
    sessionsPart().getByText(/Signed in 20 Nov 2026, 12:00 pm · last used 21 Nov 2026, 2:45 pm/);
    expect(sessionsPart().getAllByRole('button')).toHaveLength(2);
    sessionsPart().getByRole('button', { name: /^Sign out Firefox on Android/ });
  });

  test('a session that is signed out leaves the list', async () => {
    const shown = [here, there];
    const { seen } = await open(
      () => {
        shown.pop();
        return reply(200, { ended: true });
      },
      'investor',
      () => reply(200, shown),
    );
    await sessionsPart().findByText('Firefox on Android');
    await press('Sign out Firefox on Android, signed in 20 Nov 2026, 12:00 pm');
    await sessionsPart().findByText('You are signed in nowhere else.');
    expect(seen).toMatchObject([{ method: 'DELETE', url: `/api/auth/sessions/${there.id}` }]);
    expect(shownToast()).toMatchObject({ description: 'Firefox on Android is signed out.' });
  });

  test('all others are signed out at once', async () => {
    const { seen } = await open(
      () => reply(200, { ended: 1 }),
      'investor',
      () => reply(200, [here, there]),
    );
    await sessionsPart().findByText('Firefox on Android');
    await press('Sign Out Everywhere Else');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ description: 'You are signed out everywhere else.' }),
    );
    expect(seen).toMatchObject([{ method: 'DELETE', url: '/api/auth/sessions' }]);
  });

  test('sessions that failed to load show Retry', async () => {
    await open(
      () => problem(500, 'internal', 'No call was expected.'),
      'investor',
      () => problem(503, 'service_unavailable', 'The service is down.'),
    );
    await sessionsPart().findByText('Your sessions could not be loaded.');
    sessionsPart().getByRole('button', { name: 'Retry' });
  });
});

describe('deletion of the account', () => {
  const openDialog = () => press('Delete Account...');
  const password = 'Enter your password to delete the account';

  test('says what goes and what stays, and asks for the password', async () => {
    const { seen } = await open(() => problem(500, 'internal', 'No call was expected.'), 'agent');
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
    const { seen } = await open(() =>
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

  test('the last administrator reads why the account stays', async () => {
    await open(
      () => problem(409, 'last_admin', 'This is the last administrator. Make somebody else one first.'),
      'admin',
    );
    await openDialog();
    await type(password, 'franchise-demo-2026');
    await press('Delete for Good');
    await screen.findByText('This is the last administrator. Make somebody else one first.');
  });
});

describe('the own data', () => {
  const pageOf = (url: string) => {
    if (url === '/api/own-data/identity')
      return { records: [{ kind: 'account', content: { city: 'Leh' } }], next: null };
    if (url === '/api/own-data/inquiry')
      return { records: [{ kind: 'message', content: { message: 'One' } }], next: 'more' };
    if (url === '/api/own-data/inquiry?cursor=more')
      return { records: [{ kind: 'message', content: { message: 'Two' } }], next: null };
    return { records: [], next: null };
  };
  /** Takes the files that the page gives the browser; jsdom has neither addresses of files nor downloads. */
  const takeFiles = () => {
    const files: { name: string; blob: Blob }[] = [];
    let blob: Blob;
    URL.createObjectURL = (made) => {
      blob = made as Blob;
      return 'blob:file';
    };
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, blob });
    });
    return files;
  };
  const textOf = (blob = new Blob()) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob);
    });
  afterEach(() => jest.restoreAllMocks());

  test('is downloaded as one file, with all pages of all services', async () => {
    const files = takeFiles();
    await open(({ url }) => reply(200, pageOf(url)));
    await press('Download My Data');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ description: 'Your data has been downloaded.' }),
    );
    expect(files).toHaveLength(1);
    expect(files[0]?.name).toMatch(/^franchisesetu-my-data-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(await textOf(files[0]?.blob))).toEqual({
      collectedAt: expect.any(String),
      account: [{ city: 'Leh' }],
      message: [{ message: 'One' }, { message: 'Two' }],
      session: [here],
    });
  });

  test('is not downloaded in part when a service does not answer', async () => {
    const files = takeFiles();
    await open(({ url }) =>
      url.startsWith('/api/own-data/agent')
        ? problem(503, 'service_unavailable', 'This part of the site is not available.')
        : reply(200, pageOf(url)),
    );
    await press('Download My Data');
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Your data could not be collected.' }));
    expect(files).toEqual([]);
  });
});

describe('two-step verification', () => {
  const codes = ['ABCD-EFGH-2345', 'JKLM-NPQR-6723'];
  const isOn = () =>
    reply(200, { isAvailable: true, since: '2026-11-20T06:30:00.000Z', recoveryCodesLeft: 8 });
  const twoStepPart = () => part('Two-Step Verification');
  const sessions = () => reply(200, [here]);
  const secret = {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/FranchiseSetu:asha?secret=JBSWY3DPEHPK3PXP',
  };

  test('is set up with the password and a first code, and shows the recovery codes once', async () => {
    const { seen } = await open(({ url }) =>
      url.endsWith('/set-up') ? reply(200, secret) : reply(200, { recoveryCodes: codes }),
    );
    await twoStepPart().findByRole('button', { name: 'Set Up...' });
    await press('Set Up...');
    await type('Enter your password', 'a quiet morning');
    await press('Continue');
    await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    screen.getByText('JBSW Y3DP EHPK 3PXP');
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

  test('says since when it is on, and is turned off with password and code', async () => {
    const { seen } = await open(() => reply(200, { removed: true }), 'brand', sessions, isOn);
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
    await open(() => reply(200, { recoveryCodes: codes }), 'investor', sessions, isOn);
    await twoStepPart().findByText('On');
    await press('New Recovery Codes...');
    await type('Enter your password', 'a quiet morning');
    await type('Code', '123456');
    await press('Make New Codes');
    for (const code of codes) await screen.findByText(code);
  });

  test('a wrong code is reported on its field', async () => {
    await open(
      () =>
        problem(400, 'validation_failed', 'Check the fields.', [
          { path: 'code', message: 'This code is wrong or was used already' },
        ]),
      'investor',
      sessions,
      isOn,
    );
    await twoStepPart().findByText('On');
    await press('Turn Off...');
    await type('Enter your password', 'a quiet morning');
    await type('Code', '123456');
    await press('Turn Off');
    await screen.findByText('This code is wrong or was used already');
  });

  test('says when it is not offered', async () => {
    await open(
      () => reply(200, {}),
      'investor',
      sessions,
      () => reply(200, { isAvailable: false, since: null, recoveryCodesLeft: 0 }),
    );
    await twoStepPart().findByText('It is not offered at the moment.');
  });
});

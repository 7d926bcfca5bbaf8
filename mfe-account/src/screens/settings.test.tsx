import { currentUser } from '@setu/mfe-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  box,
  closeSettings,
  openSettings,
  part,
  person,
  press,
  problem,
  reply,
  shownToast,
  type,
} from '../../test/open-settings';

afterEach(closeSettings);

describe('account', () => {
  test('the account form shows the stored values, and keeps a place that is not in its list', async () => {
    await openSettings(() => problem(500, 'internal', 'No call was expected.'));
    expect(box('First name').value).toBe('Asha');
    expect(box(/^State/).value).toBe('Ladakh');
    expect(screen.queryByRole('region', { name: 'Brand Profile' })).toBeNull();
  });

  test('a saved account shows a toast, and the header shows the new name', async () => {
    const { seen, client } = await openSettings(({ body }) =>
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
    const { seen } = await openSettings(() => problem(500, 'internal', 'No call was expected.'));
    await type('First name', ' ');
    await type(/^Phone/, '12345');
    await type(/^Photo address/, 'http://example.test/a.png');
    await press('Save Changes');
    await screen.findByText('First name is required');
    screen.getByText('Enter a valid 10-digit mobile number: this one has 5 digits');
    screen.getByText('Enter an https:// address');
    expect(document.activeElement).toBe(box('First name'));
    expect(seen).toEqual([]);
  });

  test('the account form keeps its text when the session has ended', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    await openSettings(() => problem(401, 'unauthenticated', 'Sign in first.'));
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
    const { seen } = await openSettings(() => reply(202, { accepted: true }));
    emailPart().getByText('Not confirmed yet');
    await press('Send the link again');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ description: 'A link is on its way to asha@example.test.' }),
    );
    expect(seen).toMatchObject([{ method: 'POST', url: '/api/auth/email/confirmation' }]);
  });

  test('a link that could not be sent shows the reason', async () => {
    await openSettings(() => problem(503, 'mail_unavailable', 'We cannot send mail at the moment.'));
    await press('Send the link again');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'The link could not be sent.',
        description: 'We cannot send mail at the moment.',
      }),
    );
  });

  test('a new address is sent with the password, which is stored nowhere', async () => {
    const { seen } = await openSettings(() => reply(202, { accepted: true }));
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
    await openSettings(() =>
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
    const { seen } = await openSettings(() => reply(200, { changed: true }));
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
    const { seen } = await openSettings(() =>
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
    const { seen } = await openSettings(
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

  test('the logo is shown in the form, and removing it is saved', async () => {
    const logo = { url: '/media/c0ffee00-0000-4000-8000-000000000a02', width: 400, height: 400, blur: '' };
    const { seen } = await openSettings(
      ({ method, body }) =>
        reply(200, method === 'GET' ? { ...profile, logo } : { ...profile, ...(body as object) }),
      'brand',
    );
    const field = within(await screen.findByRole('group', { name: /^Logo/ }));
    field.getByText('400 × 400 pixels');
    fireEvent.click(field.getByRole('button', { name: 'Remove' }));
    await press('Save Profile');
    await waitFor(() => expect(seen.at(-1)).toMatchObject({ method: 'PATCH', body: { logo: null } }));
    field.getByRole('button', { name: 'Choose a picture' });
  });

  describe('people', () => {
    const asha = { name: 'Asha Iyer', role: 'Founder', line: null, photo: null };
    const openWith = (people: object[]) =>
      openSettings(
        ({ method, body }) =>
          reply(200, method === 'GET' ? { ...profile, people } : { ...profile, people, ...(body as object) }),
        'brand',
      );
    const person = async (name: string) => within(await screen.findByRole('group', { name }));
    const typeIn = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

    test('a person is added and saved with the others', async () => {
      const { seen } = await openWith([asha]);
      const first = await person('Asha Iyer');
      expect(first.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha Iyer');
      fireEvent.click(screen.getByRole('button', { name: 'Add a Person' }));
      const added = await person('Person 2');
      await waitFor(() => expect(document.activeElement).toBe(added.getByLabelText('Name')));
      typeIn(added.getByLabelText('Name'), 'Ravi Patil');
      typeIn(added.getByLabelText('Role'), 'Head of training');
      await press('Save Profile');
      await waitFor(() => expect(seen).toHaveLength(1));
      expect(seen[0]?.body).toEqual({
        people: [
          { ...asha, line: '' },
          { name: 'Ravi Patil', role: 'Head of training', line: '', photo: null },
        ],
      });
    });

    test('what is wrong about a person is shown on its field, and nothing is sent', async () => {
      const { seen } = await openWith([asha]);
      fireEvent.click(await screen.findByRole('button', { name: 'Add a Person' }));
      const added = await person('Person 2');
      typeIn(added.getByLabelText('Name'), 'Ravi');
      typeIn(added.getByLabelText(/^One line/), 'Call 98765 43210');
      await press('Save Profile');
      await screen.findByText('Role is required');
      const wrong = await person('Ravi');
      wrong.getByText('Role is required');
      wrong.getByText('Leave out phone numbers, e-mail addresses and links: everybody can read this');
      expect((await person('Asha Iyer')).queryByText('Role is required')).toBeNull();
      expect(seen).toEqual([]);
    });

    test('the person that is removed is the one that was chosen', async () => {
      const ravi = { ...asha, name: 'Ravi Patil' };
      const { seen } = await openWith([asha, ravi]);
      await person('Asha Iyer');
      fireEvent.click(screen.getByRole('button', { name: 'Remove Asha Iyer' }));
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a Person' }));
      await person('Ravi Patil');
      await press('Save Profile');
      await waitFor(() => expect(seen[0]?.body).toEqual({ people: [{ ...ravi, line: '' }] }));
    });

    test('no more than eight people can be added', async () => {
      await openWith(Array.from({ length: 8 }, (_, n) => ({ ...asha, name: `Asha ${n}` })));
      await person('Asha 7');
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add a Person' }).disabled).toBe(true);
      screen.getByText('8 of 8');
    });
  });

  test('a brand profile that failed to load shows Retry', async () => {
    await openSettings(() => problem(503, 'service_unavailable', 'The service is down.'), 'brand');
    const brand = part('Brand Profile');
    await brand.findByText('Your brand profile could not be loaded.');
    brand.getByRole('button', { name: 'Retry' });
  });

  test('the brand form is empty without a profile, requires the name, and keeps a draft of the user', async () => {
    await openSettings(() => reply(200, null), 'brand');
    await waitFor(() => expect(box('Brand name').value).toBe(''));
    await press('Save Profile');
    await screen.findByText('Brand name is required');
    await type('Brand name', 'Nadi');
    expect(sessionStorage.getItem('draft:settings:brand:22222222-2222-4222-8222-222222222222')).toContain(
      'Nadi',
    );
  });
});

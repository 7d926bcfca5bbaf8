import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aProfile } from '../../../test/builders';
import {
  answers,
  cleanUp,
  held,
  listenForLeaving,
  problem,
  show,
  shownToast,
} from '../../../test/screen-kit';
import { CreateProfile } from './create-profile';

afterEach(cleanUp);

type Answer = { status?: number; body?: unknown };

const open = (answer: () => Answer | Promise<Answer>) =>
  show(
    <CreateProfile onCreated={() => {}} />,
    answers({ 'POST /api/agent/profile': answer, 'GET /api/agent/profile': () => ({ body: null }) }),
  );

const write = (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    fireEvent.input(screen.getByLabelText(label, { exact: false }), { target: { value } });
};
const required = {
  'Company Name': 'Deccan Square',
  'License Number': 'RERA-1',
  'Experience (years)': '9',
  'Commission Rate (%)': '2.5',
};
const submit = () =>
  act(async () => {
    fireEvent.submit(screen.getByLabelText('Company Name').closest('form')!);
  });

test('missing values are reported on their fields and nothing is sent', async () => {
  const { seen } = await open(() => ({ status: 500 }));
  screen.getByRole('heading', { name: 'Complete Your Agent Profile' });
  await submit();
  for (const text of [
    'Company name is required',
    'License number is required',
    'Experience is required',
    'Commission rate is required',
  ])
    screen.getByText(text);
  expect(document.activeElement).toBe(screen.getByLabelText('Company Name'));
  expect(screen.getByLabelText('Company Name').getAttribute('aria-invalid')).toBe('true');
  expect(seen).toEqual([]);
});

test('a profile is sent once when the button is pressed twice, with its lists split', async () => {
  const { promise, letGo } = held();
  const { seen, client } = await open(async () => {
    await promise;
    return { status: 201, body: aProfile() };
  });
  write({ ...required, Specializations: ' Retail , Food,', 'Service Areas': 'Pune' });
  await submit();
  await submit();
  screen.getByRole('button', { name: 'Creating...' });
  letGo();
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Profile created successfully!' }));
  expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    {
      companyName: 'Deccan Square',
      licenseNumber: 'RERA-1',
      experience: 9,
      commissionRate: '2.50',
      specializations: ['Retail', 'Food'],
      serviceAreas: ['Pune'],
      certifications: [],
      languages: [],
      description: null,
      website: null,
      linkedinProfile: null,
      photo: null,
    },
  ]);
  expect(client.getQueryState(['/api/agent/profile'])).toBeDefined();
  expect(sessionStorage.length).toBe(0);
});

test('a failure shows a toast and keeps the draft', async () => {
  await open(() => problem(503, 'service_unavailable', 'The service is down.'));
  write(required);
  await submit();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Failed to create profile', variant: 'danger' }),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Company Name').value).toBe('Deccan Square');
});

test('a refusal of the server is shown on its field', async () => {
  await open(() =>
    problem(400, 'validation_failed', 'Check the fields.', [{ path: 'licenseNumber', message: 'Too odd' }]),
  );
  write(required);
  await submit();
  await screen.findByText('Too odd');
});

test('a profile that was created in another tab is shown instead of the form', async () => {
  const { seen, client } = await open(() => problem(409, 'profile_exists', 'You have a profile already.'));
  await client.fetchQuery({ queryKey: ['/api/agent/profile'], queryFn: () => null });
  write(required);
  await submit();
  await waitFor(() => expect(shownToast()).toMatchObject({ description: 'You have a profile already.' }));
  expect(client.getQueryState(['/api/agent/profile'])?.isInvalidated).toBe(true);
  expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a draft survives signing in after a session has ended', async () => {
  const leaving = listenForLeaving();
  const { unmount } = await open(() => problem(401, 'unauthenticated', 'Sign in first.'));
  write(required);
  await submit();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'danger',
    }),
  );
  await waitFor(() => expect(leaving.wasLeft()).toBe(true));
  leaving.restore();
  unmount();
  await open(() => ({ status: 500 }));
  expect(screen.getByLabelText<HTMLInputElement>('License Number').value).toBe('RERA-1');
});

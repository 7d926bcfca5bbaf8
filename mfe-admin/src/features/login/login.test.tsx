import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { anAdmin } from '../../../test/builders';
import { address, closeAdmin, openAdmin, refusal, shownToast } from '../../../test/open-admin';

afterEach(closeAdmin);

const write = (email: string, password: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  });
const submit = () => act(async () => fireEvent.submit(screen.getByRole('form')));

test('the form requires both fields before it is sent', async () => {
  const { seen } = await openAdmin('/admin/login', { admin: null });
  await write('nobody', '');
  await submit();
  await screen.findByText('Please enter a valid email address');
  screen.getByText('Password is required');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(seen).toEqual([]);
});

test('the form is sent once when it is submitted twice, then greets, stores the administrator and opens the dashboard', async () => {
  const admin = anAdmin();
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const { seen } = await openAdmin('/admin/login', {
    admin: null,
    server: {
      'POST /api/admin/login': () => held.then(() => ({ body: { admin } })),
      'GET /api/admin/user': { body: admin },
    },
  });
  await write(' Nisha@Example.test ', 'a quiet morning');
  await submit();
  await submit();
  const busy = await screen.findByRole('button', { name: 'Signing In...' });
  expect(busy.getAttribute('aria-busy')).toBe('true');
  answerNow();
  await waitFor(() => expect(address()).toBe('/admin'));
  screen.getByText('Welcome back, Nisha Verma!');
  expect(shownToast()).toMatchObject({
    title: 'Login Successful',
    description: 'Welcome back, Nisha Verma!',
  });
  expect(JSON.parse(localStorage.getItem('adminUser') ?? '')).toEqual(admin);
  expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  await waitFor(() => expect(seen.filter(({ url }) => url === '/api/admin/user').length).toBeGreaterThan(0));
});

test.each([
  ['the server’s words', refusal(429, 'too_many_requests', 'Too many tries.'), 'Too many tries.'],
  ['its own without them', { status: 502 }, 'Invalid email or password'],
])(
  'a refusal shows a toast in %s, keeps the typed values, and allows another attempt',
  async (_how, answer, words) => {
    const { seen } = await openAdmin('/admin/login', {
      admin: null,
      server: { 'POST /api/admin/login': answer },
    });
    await write('nisha@example.test', 'wrong');
    await submit();
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Login Failed', description: words, variant: 'danger' }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
    await submit();
    await waitFor(() => expect(seen).toHaveLength(2));
    expect(address()).toBe('/admin/login');
  },
);

test('the password is shown and hidden by its button', async () => {
  await openAdmin('/admin/login', { admin: null });
  const type = () => screen.getByLabelText<HTMLInputElement>('Password').type;
  expect(type()).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(type()).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(type()).toBe('password');
});

test('a link opens the website', async () => {
  await openAdmin('/admin/login', { admin: null });
  expect(screen.getByRole('link', { name: 'Back to Website' }).getAttribute('href')).toBe('/');
});

describe('sample credentials', () => {
  const emails = ['admin@demo.test', 'ops@demo.test'];
  const offered = (password: string | null) => ({
    'GET /api/sample-credentials': { body: { emails, password } },
  });
  const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password');

  test('sample credentials are shown in a demo and fill the form', async () => {
    await openAdmin('/admin/login', { admin: null, isDemo: true, server: offered('a public secret') });
    await screen.findByText('admin@demo.test');
    screen.getByText('a public secret');
    fireEvent.click(screen.getByRole('button', { name: 'Use ops@demo.test' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ops@demo.test');
    expect(passwordField().value).toBe('a public secret');
  });

  test('sample credentials show the accounts without a password when the password was set at installation', async () => {
    await openAdmin('/admin/login', { admin: null, isDemo: true, server: offered(null) });
    await screen.findByText('Their password is the one set at installation.');
    fireEvent.click(screen.getByRole('button', { name: 'Use admin@demo.test' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('admin@demo.test');
    expect(passwordField().value).toBe('');
    expect(document.body.textContent).not.toContain('franchise-demo-2026');
  });

  test('sample credentials are not shown outside a demo', async () => {
    await openAdmin('/admin/login', { admin: null });
    expect(screen.queryByText(/demo/)).toBeNull();
  });
});

test('the login page shows a link to the dashboard when the administrator is logged in', async () => {
  await openAdmin('/admin/login', { admin: anAdmin() });
  screen.getByText(/You are logged in as Nisha Verma/);
  expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/admin');
});

describe('two-step verification', () => {
  const ticket = 't'.repeat(43);
  const codeBox = () => screen.findByLabelText<HTMLInputElement>('Code');
  const openCode = async (answer: NonNullable<Parameters<typeof openAdmin>[1]>['server']) => {
    const opened = await openAdmin('/admin/login', {
      admin: null,
      server: { 'POST /api/admin/login': { status: 202, body: { ticket } }, ...answer },
    });
    await write('nisha@example.test', 'a quiet morning');
    await submit();
    await codeBox();
    return opened;
  };
  const enter = async (code: string) => {
    const box = await codeBox();
    await act(async () => fireEvent.input(box, { target: { value: code } }));
    await submit();
  };

  test('a right password asks for the code, which opens the dashboard', async () => {
    const admin = anAdmin();
    const { seen } = await openCode({
      'POST /api/admin/login/code': { body: { admin } },
      'GET /api/admin/user': { body: admin },
    });
    expect(document.activeElement).toBe(await codeBox());
    expect(screen.queryByLabelText('Password')).toBeNull();
    await enter('123 456');
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(seen.find(({ url }) => url === '/api/admin/login/code')?.body).toMatchObject({ ticket });
  });

  test('a recovery code also opens the dashboard', async () => {
    const admin = anAdmin();
    await openCode({
      'POST /api/admin/login/code': { body: { admin } },
      'GET /api/admin/user': { body: admin },
    });
    await enter('abcd-efgh-2345');
    await waitFor(() => expect(address()).toBe('/admin'));
  });

  test('a wrong code is reported on its field, and an expired ticket asks for the password again', async () => {
    let answer = refusal(400, 'validation_failed', 'This code is wrong', [
      { path: 'code', message: 'This code is wrong' },
    ]);
    await openCode({ 'POST /api/admin/login/code': async () => answer });
    await enter('123456');
    await screen.findByText('This code is wrong', { selector: 'form *' });
    answer = refusal(401, 'two_step_expired', 'The sign-in took too long. Enter your password again.');
    await enter('123456');
    await screen.findByLabelText('Password');
  });

  test('the login can be started again', async () => {
    await openCode({});
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Start Again' })));
    screen.getByLabelText('Password');
  });
});

test('a user who is not an administrator gets a link to the sign-in of the website', async () => {
  await openAdmin('/admin/login', { admin: null });
  const link = screen.getByRole('link', { name: 'Log in to the website' });
  expect(link.getAttribute('href')).toBe('/api/login');
});

import { renderScreen } from '@setu/mfe-kit/testing';
import { currentToasts, dismissToast } from '@setu/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aFranchise, anInquiry, aUser } from '../../test/builders';
import { type Answerer, startServer } from '../../test/http-server';
import { InquiryButton } from './inquiry-button';

let stop: () => Promise<void> = async () => {};
afterEach(async () => {
  await stop();
  stop = async () => {};
  sessionStorage.clear();
  act(() => dismissToast());
});

const stored = (body: unknown) => {
  const { subject, message } = body as { subject: string; message: string };
  return { status: 201, body: anInquiry({ subject, message }) };
};

const problem = (status: number, code: string, detail: string, errors?: object[]) => ({
  status,
  body: { type: 'about:blank', title: status === 401 ? 'Unauthorized' : 'No', status, code, detail, errors },
});

/** Renders the open dialog with a server that answers as given, and has these earlier answers of the investor. */
const openDialog = async (
  answer: Answerer,
  user = aUser(),
  { answers = {}, lowestBudget = null }: { answers?: object; lowestBudget?: string | null } = {},
) => {
  const franchise = aFranchise({ lowestBudget });
  const seen: { body: unknown }[] = [];
  const server = await startServer((request) => {
    if (request.url === '/api/investor-answers') return { status: 200, body: answers };
    seen.push(request);
    return answer(request);
  });
  stop = server.stop;
  await renderScreen(<InquiryButton franchise={franchise}>Inquire</InquiryButton>, {
    user,
    server: server.origin,
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Inquire' })));
  await screen.findByRole('dialog');
  await screen.findByText(/^(You are asked once|With these)|Change your plans/);
  return { franchise, seen };
};

const write = (subject: string, message: string) => {
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: subject } });
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: message } });
};

const submit = () => fireEvent.submit(screen.getByLabelText('Subject').closest('form')!);

const shownToast = () => currentToasts().find(({ isOpen }) => isOpen);

test('the dialog names the franchise and requires both fields', async () => {
  const { franchise, seen } = await openDialog(({ body }) => stored(body));
  screen.getByText(franchise.title);
  submit();
  await screen.findByText('Subject is required');
  screen.getByText('Message is required');
  expect(document.activeElement).toBe(screen.getByLabelText('Subject'));
  write('Pune', '   ');
  expect(screen.queryByText('Subject is required')).toBeNull();
  submit();
  await screen.findByText('Message is required');
  expect(seen).toEqual([]);
});

test.each([
  ['a person whose address is not confirmed reads it', { awaitsConfirmation: true as const }, 1],
  ['a person who has confirmed it does not', { isEmailConfirmed: true }, 0],
])('the note about replies by mail: %s', async (_who, more, notes) => {
  await openDialog(({ body }) => stored(body), aUser({ email: 'asha@example.test', ...more }));
  const note =
    'You find the reply here. To get it by mail too, open the link that we sent to asha@example.test.';
  expect(screen.queryAllByText(note)).toHaveLength(notes);
});

test('an inquiry is sent once when the button is pressed twice, and the dialog closes', async () => {
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const { franchise, seen } = await openDialog(async ({ body }) => {
    await held;
    return stored(body);
  });
  write(' Pune ', 'नमस्ते 🙏');
  submit();
  submit();
  await screen.findByRole('button', { name: 'Sending...' });
  fireEvent.click(screen.getByRole('button', { name: 'Sending...' }));
  answerNow();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen.map(({ body }) => body)).toEqual([
    { subject: 'Pune', message: 'नमस्ते 🙏', toUserId: franchise.brandId, franchiseId: franchise.id },
  ]);
  expect(shownToast()).toMatchObject({
    title: 'Success',
    description: 'Your inquiry has been sent successfully!',
  });
  expect(sessionStorage.length).toBe(0);
});

test('an inquiry that is being sent is not sent again from a reopened dialog', async () => {
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const { seen } = await openDialog(async ({ body }) => {
    await held;
    return stored(body);
  });
  write('Pune', 'A counter near the station');
  submit();
  await screen.findByRole('button', { name: 'Sending...' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Inquire' })));
  await screen.findByRole('button', { name: 'Sending...' });
  submit();
  answerNow();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen).toHaveLength(1);
  expect(sessionStorage.length).toBe(0);
});

test('a session that has ended keeps the draft and asks to log in', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { franchise } = await openDialog(() => problem(401, 'unauthenticated', 'Sign in first.'));
  write('Pune', 'When can we talk?');
  submit();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Unauthorized',
      description: 'Please login to send an inquiry.',
      variant: 'danger',
    }),
  );
  expect(sessionStorage.getItem(`draft:inquiry:${franchise.id}:message`)).toBe('When can we talk?');
  // jsdom cannot navigate: it reports the attempt as an error.
  await waitFor(() => expect(complaints).toHaveBeenCalled());
  expect(String(complaints.mock.calls[0])).toContain('navigation');
  expect(document.cookie).toContain('intent=');
  complaints.mockRestore();
});

test('after a failure a toast is shown, the draft is kept, and sending can be retried', async () => {
  let isDown = true;
  const { seen } = await openDialog(({ body }) =>
    isDown ? problem(503, 'service_unavailable', 'The service is down.') : stored(body),
  );
  write('Pune', 'When can we talk?');
  submit();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to send inquiry. Please try again.',
      variant: 'danger',
    }),
  );
  expect((screen.getByLabelText('Message') as HTMLTextAreaElement).value).toBe('When can we talk?');
  isDown = false;
  submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen).toHaveLength(2);
});

test('a message of the server about a field is shown on that field, and a limit with its message', async () => {
  const answers = [
    problem(400, 'validation_failed', 'Check the fields.', [{ path: 'subject', message: 'Too odd' }]),
    problem(429, 'inquiry_limit_reached', 'You have sent 20 inquiries today. Try again tomorrow.'),
  ];
  await openDialog(() => answers.shift()!);
  write('Pune', 'Hello');
  submit();
  await screen.findByText('Too odd');
  submit();
  await screen.findByText('You have sent 20 inquiries today. Try again tomorrow.');
});

const choose = (label: string, option: string) => {
  const select = screen.getByLabelText<HTMLSelectElement>(label);
  const [found] = [...select.options].filter(({ text }) => text === option);
  fireEvent.change(select, { target: { value: found?.value } });
};
const textOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('plans are asked openly: each may be answered, not be said, or be left out', async () => {
  const { franchise, seen } = await openDialog(({ body }) => stored(body));
  write('Pune', 'Hello');
  choose('Budget', 'Under ₹5 Lakh');
  choose('When do you want to begin?', 'Prefer not to say');
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Nashik' } });
  submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen.map(({ body }) => body)).toEqual([
    {
      subject: 'Pune',
      message: 'Hello',
      budget: '0-500000',
      startTime: null,
      city: 'Nashik',
      toUserId: franchise.brandId,
      franchiseId: franchise.id,
    },
  ]);
});

test('city and number of the profile are filled in, and the city need not be said', async () => {
  const user = aUser({ city: 'Nagpur', phone: '9876543210' });
  const { seen } = await openDialog(({ body }) => stored(body), user);
  expect(textOf('City')).toBe('Nagpur');
  fireEvent.click(screen.getByLabelText(/^Share my phone/));
  expect(textOf('Mobile number')).toBe('9876543210');
  fireEvent.click(screen.getByLabelText('City: prefer not to say'));
  expect(screen.getByLabelText<HTMLInputElement>('City').disabled).toBe(true);
  write('Pune', 'Hello');
  submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen[0]?.body).toMatchObject({ city: null, phone: '+919876543210', phoneConsent: true });
});

const allAnswers = {
  budget: '2500000-10000000',
  city: 'Pune',
  startTime: 'later',
  experience: null,
  phone: '+919876543210',
};

test('what was answered before is shown and sent, and is not asked again', async () => {
  const { seen } = await openDialog(({ body }) => stored(body), aUser(), { answers: allAnswers });
  expect(screen.queryByLabelText('Budget')).toBeNull();
  for (const text of ['Budget ₹25L-1Cr', 'Pune', 'Starts later']) screen.getByText(text);
  expect((screen.getByLabelText(/^Share my phone/) as HTMLInputElement).checked).toBe(false);
  write('Pune', 'Hello');
  submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { phone, ...plans } = allAnswers;
  expect(seen[0]?.body).toMatchObject(plans);
  expect(seen[0]?.body).not.toHaveProperty('phone');
});

test('earlier answers can be changed, with the focus on them', async () => {
  const { seen } = await openDialog(({ body }) => stored(body), aUser(), { answers: allAnswers });
  fireEvent.click(screen.getByRole('button', { name: 'Change your plans' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your plans' }));
  expect(textOf('City')).toBe('Pune');
  choose('Your experience', 'Has run a franchise');
  write('Pune', 'Hello');
  submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen[0]?.body).toMatchObject({ budget: '2500000-10000000', experience: 'franchise' });
});

test('a budget below the lowest of the brand is warned about and sent', async () => {
  const { seen } = await openDialog(({ body }) => stored(body), aUser(), { lowestBudget: '1500000.00' });
  const warning = /^This brand looks for a budget of at least ₹15L/;
  choose('Budget', '₹5L-25L');
  expect(screen.queryByText(warning)).toBeNull();
  choose('Budget', 'Under ₹5 Lakh');
  screen.getByText(warning);
  write('Pune', 'Hello');
  submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen[0]?.body).toMatchObject({ budget: '0-500000' });
});

test('a number is validated before it is sent, and typed text stays after a failure', async () => {
  let isDown = true;
  const { seen } = await openDialog(({ body }) =>
    isDown ? problem(503, 'service_unavailable', 'The service is down.') : stored(body),
  );
  write('Pune', 'Hello');
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Nashik' } });
  fireEvent.click(screen.getByLabelText(/^Share my phone/));
  submit();
  await screen.findByText('Enter your mobile number');
  expect(document.activeElement).toBe(screen.getByLabelText('Mobile number'));
  fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: '12345' } });
  submit();
  await screen.findByText('Enter a valid 10-digit mobile number: this one has 5 digits');
  expect(seen).toEqual([]);
  fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: '098765 43210' } });
  fireEvent.click(screen.getByLabelText('You may also contact me on WhatsApp'));
  submit();
  await waitFor(() => expect(shownToast()).toMatchObject({ variant: 'danger' }));
  expect((screen.getByLabelText('City') as HTMLInputElement).value).toBe('Nashik');
  isDown = false;
  submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen).toHaveLength(2);
  expect(seen[1]?.body).toMatchObject({
    city: 'Nashik',
    phone: '+919876543210',
    phoneConsent: true,
    onWhatsApp: true,
  });
  expect(sessionStorage.length).toBe(0);
});

import { type Answerer, startServer } from '@setu/marketplace/testing';
import { renderScreen } from '@setu/mfe-kit/testing';
import { currentToasts, dismissToast } from '@setu/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ConsultationButton } from './consultation-button';

let stop: () => Promise<void> = async () => {};
afterEach(async () => {
  await stop();
  stop = async () => {};
  sessionStorage.clear();
  act(() => dismissToast());
});

const received = { status: 201, body: { id: 'c0000000-0000-4000-8000-000000000001' } };
const problem = (status: number, code: string, detail: string, errors?: object[]) => ({
  status,
  body: { type: 'about:blank', title: 'No', status, code, detail, errors },
});

const open = async (answer: Answerer) => {
  const server = await startServer(answer);
  stop = server.stop;
  await renderScreen(<ConsultationButton />, { server: server.origin });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Get Free Consultation' })));
  await screen.findByRole('dialog');
  return server.seen;
};

const type = (label: string | RegExp, text: string) =>
  act(async () => fireEvent.input(screen.getByLabelText(label), { target: { value: text } }));
const consent = () => screen.getByLabelText<HTMLInputElement>('I agree to be contacted about my request');
const submit = () => act(async () => fireEvent.submit(screen.getByLabelText('Name').closest('form')!));
const shownToast = () => currentToasts().find(({ isOpen }) => isOpen);

const fill = async () => {
  await type('Name', 'Asha Iyer');
  await type('Phone', '+91 98200-12345');
  await act(async () => fireEvent.click(consent()));
};

test('name, phone and consent are required before the request is sent', async () => {
  const seen = await open(() => received);
  await submit();
  await screen.findByText('Name is required');
  screen.getByText('Enter a valid 10-digit mobile number');
  screen.getByText('Agree to be contacted so that we can answer your request');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(consent().getAttribute('aria-invalid')).toBe('true');
  await type(/^Email/, 'asha');
  screen.getByText('Please enter a valid email address');
  expect(seen).toEqual([]);
});

test('a request is sent once when the button is clicked twice, and its draft is discarded', async () => {
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const seen = await open(async () => {
    await held;
    return received;
  });
  await fill();
  fireEvent.change(screen.getByLabelText(/^Investment capacity/), { target: { value: '₹5L-25L' } });
  await submit();
  await submit();
  await screen.findByRole('button', { name: 'Sending...' });
  answerNow();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/api/consultations',
    body: { name: 'Asha Iyer', phone: '+91 98200-12345', budget: '₹5L-25L', consent: true },
  });
  expect(shownToast()).toMatchObject({
    title: 'Success',
    description: 'Your consultation request has been received!',
  });
  expect(sessionStorage.length).toBe(0);
});

test('a failure shows a toast and keeps the draft after the dialog was closed', async () => {
  await open(() => problem(503, 'service_unavailable', 'The service is down.'));
  await fill();
  await submit();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to send your request. Please try again.',
      variant: 'danger',
    }),
  );
  screen.getByText('The service is down.');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Get Free Consultation' })));
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Asha Iyer');
  expect(consent().checked).toBe(true);
});

test('a message of the server about a field is shown on that field', async () => {
  await open(() =>
    problem(400, 'validation_failed', 'Check the fields.', [{ path: 'phone', message: 'Not in service' }]),
  );
  await fill();
  await submit();
  await screen.findByText('Not in service');
  expect(shownToast()).toBeUndefined();
});

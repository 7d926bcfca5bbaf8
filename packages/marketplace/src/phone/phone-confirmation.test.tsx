import { renderScreen } from '@setu/mfe-kit/testing';
import { dismissToast, TextInput } from '@setu/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { aUser } from '../../test/builders';
import { startServer } from '../../test/http-server';
import { PhoneConfirmation } from './phone-confirmation';

let stop: () => Promise<void> = async () => {};
afterEach(async () => {
  await stop();
  stop = async () => {};
  act(() => dismissToast());
});

const at = '2026-11-29T06:00:00.000Z';
const nothing = { isAvailable: true, number: null, confirmedAt: null, code: null };
const codeIn = (state: string) => ({
  ...nothing,
  code: { number: '+919876543210', state, expiresAt: at },
});
const refused = (path: string, message: string) => ({
  status: 400,
  body: {
    title: 'Bad Request',
    status: 400,
    code: 'validation_failed',
    detail: 'No.',
    errors: [{ path, message }],
  },
});

/** A form with a number, around the confirmation. */
function Form({ onSubmit, initial }: { onSubmit: () => void; initial: string }) {
  const [typed, setTyped] = useState(initial);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextInput aria-label="Phone" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <PhoneConfirmation typed={typed} />
    </form>
  );
}

/** Renders the form with a server that gives these answers by method and path. */
const open = async (
  answers: Record<string, { status: number; body: unknown }>,
  { typed = '98765 43210', user = aUser({ phone: null, mayConfirmPhone: true as const }) } = {},
) => {
  const seen: { method?: string | undefined; url?: string | undefined; body: unknown }[] = [];
  const server = await startServer((request) => {
    seen.push(request);
    return answers[`${request.method} ${request.url}`] ?? { status: 200, body: nothing };
  });
  stop = server.stop;
  const onSubmit = jest.fn();
  const { container } = await renderScreen(<Form initial={typed} onSubmit={onSubmit} />, {
    user,
    server: server.origin,
  });
  return { seen, onSubmit, container, answers };
};

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const codeField = () => screen.findByLabelText('Code of the message');

test('it is not offered when the installation sends no codes, or to a text that is no number', async () => {
  await open({}, { user: aUser({ phone: null }) });
  expect(screen.queryByRole('button')).toBeNull();
  await stop();
  await open({}, { typed: '022 2345 6789' });
  expect(screen.getAllByRole('textbox').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Send a code' })).toBeNull();
});

test('a confirmed number needs no code, and another number does', async () => {
  const user = aUser({ phone: '9876543210', phoneConfirmedAt: at, mayConfirmPhone: true as const });
  await open({}, { user });
  screen.getByText('Phone confirmed');
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '9123456789' } });
  screen.getByRole('button', { name: 'Send a code' });
});

test('a code confirms the number; Enter in its field does not send the form around it', async () => {
  const { seen, onSubmit } = await open({
    'POST /api/auth/phone/code': { status: 202, body: codeIn('sent') },
    'POST /api/auth/phone/confirmation': {
      status: 200,
      body: { ...nothing, number: '+919876543210', confirmedAt: at },
    },
  });
  await press('Send a code');
  const field = await codeField();
  screen.getByText('We have sent a code to +91 98765 43210. It works for 10 minutes.');
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: '482 913' } });
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
  const confirmed = await screen.findByText('Phone confirmed');
  expect(document.activeElement?.contains(confirmed)).toBe(true);
  expect(seen.at(-1)).toMatchObject({ body: { phone: '+919876543210', code: '482 913' } });
  expect(onSubmit).not.toHaveBeenCalled();
  expect((screen.getByLabelText('Phone') as HTMLInputElement).value).toBe('98765 43210');
});

test('a wrong code and a limit are shown, and nothing typed is lost', async () => {
  const { answers } = await open({
    'POST /api/auth/phone/code': { status: 202, body: codeIn('sent') },
    'POST /api/auth/phone/confirmation': refused('code', 'This code is wrong. You can try 4 more times'),
  });
  await press('Send a code');
  const field = (await codeField()) as HTMLInputElement;
  fireEvent.change(field, { target: { value: '111111' } });
  await press('Confirm Number');
  await screen.findByText(/^This code is wrong. You can try 4 more times/);
  expect(field.value).toBe('111111');
  answers['POST /api/auth/phone/code'] = {
    status: 429,
    body: {
      title: 'Too Many Requests',
      status: 429,
      code: 'too_many_requests',
      detail: 'Too many codes for this number. Try again in 23 hours.',
    },
  };
  await press('Send another code');
  await screen.findByText('Too many codes for this number. Try again in 23 hours.');
});

test.each([
  ['refused', /^No message can be sent to \+91 98765 43210/],
  ['failed', /^The message to \+91 98765 43210 could not be sent/],
])('a message that is %s is said, with another try', async (state, sentence) => {
  await open({ 'POST /api/auth/phone/code': { status: 202, body: codeIn(state) } });
  await press('Send a code');
  await screen.findByText(sentence);
  screen.getByRole('button', { name: 'Try again' });
  expect(screen.queryByLabelText('Code of the message')).toBeNull();
});

test('a code that was sent before the page was opened can be entered', async () => {
  await open({ 'GET /api/auth/phone': { status: 200, body: codeIn('sent') } });
  await codeField();
});

import { aUser, startServer } from '@setu/marketplace/testing';
import { renderScreen } from '@setu/mfe-kit/testing';
import { currentToasts, dismissToast } from '@setu/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ContactForm } from './contact-form';

let stop: () => Promise<void> = async () => {};
afterEach(async () => {
  await stop();
  stop = async () => {};
  sessionStorage.clear();
  act(() => dismissToast());
});

const box = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) =>
  act(async () => fireEvent.input(box(label), { target: { value: text } }));
const submit = () => act(async () => fireEvent.submit(box('Name').closest('form')!));

test('a signed-in user does not need to enter a name, and missing values are reported on their fields', async () => {
  await renderScreen(<ContactForm />, { user: aUser({ phone: '9820012345' }) });
  expect([box('Name').value, box('Email').value, box(/^Phone/).value]).toEqual([
    'Asha Iyer',
    'asha@example.test',
    '9820012345',
  ]);
  await submit();
  await screen.findByText('Message is required');
  expect(document.activeElement).toBe(box('Message'));
});

test('the form is empty after the message is sent', async () => {
  const server = await startServer(() => ({
    status: 201,
    body: { id: 'c0000000-0000-4000-8000-000000000001' },
  }));
  stop = server.stop;
  await renderScreen(<ContactForm />, { server: server.origin });
  await type('Name', 'Asha');
  await type('Email', 'asha@example.test');
  await type('Message', '<b>नमस्ते</b> 🙏');
  await submit();
  await waitFor(() =>
    expect(currentToasts()[0]).toMatchObject({ description: 'Your message has been received!' }),
  );
  expect(server.seen.map(({ url, body }) => [url, body])).toEqual([
    ['/api/contact', { name: 'Asha', email: 'asha@example.test', phone: '', message: '<b>नमस्ते</b> 🙏' }],
  ]);
  expect(box('Message').value).toBe('');
  expect(sessionStorage.length).toBe(0);
});

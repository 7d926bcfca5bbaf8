import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useSender } from './use-sender';

type Send = (text: string) => Promise<string>;

function Form({ name, send, onSent }: { name: string; send: Send; onSent: (reply: string) => void }) {
  const { start, isSending } = useSender({ name, send, onSent, onRefused: () => undefined });
  return (
    <button type="button" aria-busy={isSending} onClick={() => start('once')}>
      Send
    </button>
  );
}

function Page({ send, onSent }: { send: Send; onSent: (reply: string) => void }) {
  const [open, setOpen] = useState<string | null>('form:new');
  return (
    <>
      <button type="button" onClick={() => setOpen(null)}>
        Close
      </button>
      {['form:new', 'form:other'].map((name) => (
        <button key={name} type="button" onClick={() => setOpen(name)}>
          {name}
        </button>
      ))}
      {open ? <Form key={open} name={open} send={send} onSent={onSent} /> : null}
    </>
  );
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const busy = () => screen.getByText('Send').getAttribute('aria-busy');

/** A page whose replies wait until the test releases them. */
const open = async () => {
  const waiting: (() => void)[] = [];
  const send = jest.fn((text: string) => new Promise<string>((resolve) => waiting.push(() => resolve(text))));
  const onSent = jest.fn();
  await act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Page send={send} onSent={onSent} />
      </QueryClientProvider>,
    ),
  );
  const answer = () =>
    act(async () => {
      for (const letGo of waiting.splice(0)) letGo();
    });
  return { send, onSent, answer };
};

test('a form pressed twice is sent once', async () => {
  const { send, onSent, answer } = await open();
  await act(async () => {
    fireEvent.click(screen.getByText('Send'));
    fireEvent.click(screen.getByText('Send'));
  });
  await answer();
  expect(send).toHaveBeenCalledTimes(1);
  expect(onSent).toHaveBeenCalledTimes(1);
});

test('a form reopened during sending shows that it is being sent and is not sent again', async () => {
  const { send, onSent, answer } = await open();
  await press('Send');
  await press('Close');
  await press('form:new');
  expect(busy()).toBe('true');
  await press('Send');
  await answer();
  expect(send).toHaveBeenCalledTimes(1);
  expect(onSent).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(busy()).toBe('false'));
});

test('another form can be sent during sending, and the same form again after the reply', async () => {
  const { send, answer } = await open();
  await press('Send');
  await press('form:other');
  expect(busy()).toBe('false');
  await press('Send');
  expect(send).toHaveBeenCalledTimes(2);
  await answer();
  await press('form:new');
  await press('Send');
  expect(send).toHaveBeenCalledTimes(3);
  await answer();
});

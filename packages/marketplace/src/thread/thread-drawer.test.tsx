import type { InquiryMessage, InquiryView } from '@setu/contracts';
import { renderScreen } from '@setu/mfe-kit/testing';
import { currentToasts, dismissToast } from '@setu/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { aUser } from '../../test/builders';
import { type Answerer, startServer } from '../../test/http-server';
import { ThreadDrawer } from './thread-drawer';

const id = 'a0000000-0000-4000-8000-000000000001';
const me = aUser({ role: 'brand' });

const inquiry = {
  id,
  subject: 'A corner shop in Pune',
  status: 'open' as const,
  fromUserId: 'a0000000-0000-4000-8000-0000000000aa',
  fromName: 'Rohan Mehta',
  toName: 'Chai Chaupal',
  franchiseTitle: 'Chai Chaupal Corner',
  requirementTitle: null,
  propertyTitle: null,
};

const aMessage = (n: number, fields: Partial<InquiryMessage> = {}): InquiryMessage => ({
  id: `b0000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  inquiryId: id,
  fromUserId: inquiry.fromUserId,
  fromName: 'Rohan Mehta',
  isMine: false,
  message: `Message ${n}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...fields,
});

const problem = (status: number, code: string, detail: string) => ({
  status,
  body: { type: 'about:blank', title: status === 401 ? 'Unauthorized' : 'No', status, code, detail },
});

let stop: () => Promise<void> = async () => {};
afterEach(async () => {
  await stop();
  stop = async () => {};
  jest.restoreAllMocks();
  sessionStorage.clear();
  act(() => dismissToast());
});

interface DrawerProps {
  status: string;
  /** Other fields of the inquiry. */
  more?: Partial<InquiryView>;
}

function Drawer({ status, more }: DrawerProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open again
      </button>
      <ThreadDrawer
        inquiry={{ ...inquiry, ...more, status: status as 'open' }}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}

/** Renders the open drawer with a server that returns these messages and answers a new message as given. */
const openThread = async (
  messages: InquiryMessage[],
  { answer, status = inquiry.status as string, more = {} }: { answer?: Answerer } & Partial<DrawerProps> = {},
) => {
  const server = await startServer((asked) =>
    asked.method === 'GET' ? { body: messages } : (answer ?? (() => ({ status: 500 })))(asked),
  );
  stop = server.stop;
  await renderScreen(<Drawer status={status} more={more} />, { user: me, server: server.origin });
  await screen.findByRole('dialog', { name: inquiry.subject });
  return server;
};

/** An answer that confirms a message when the test releases it. */
const heldAnswer = () => {
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const answer: Answerer = async ({ body }) => {
    await held;
    return { status: 201, body: aMessage(2, { isMine: true, ...(body as object) }) };
  };
  return { answer, answerNow };
};

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
const submit = () => fireEvent.submit(box().closest('form')!);
const posts = (seen: { method: string; body: unknown }[]) =>
  seen.filter(({ method }) => method === 'POST').map(({ body }) => body);

test('the drawer shows the other user, the subject, and each message with its author', async () => {
  await openThread([aMessage(1, { message: '<b>नमस्ते</b> 🙏' }), aMessage(2, { isMine: true })]);
  screen.getByText('With Rohan Mehta · Chai Chaupal Corner');
  await screen.findByText('<b>नमस्ते</b> 🙏');
  const log = within(screen.getByRole('log', { name: 'Messages' }));
  expect(log.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Rohan Mehta · '),
    expect.stringContaining('You · '),
  ]);
});

test('a long thread is loaded page by page and shows its end, and earlier messages on request', async () => {
  const all = Array.from({ length: 150 }, (_, n) => aMessage(n + 1));
  const server = await startServer(({ url }) =>
    url.includes('cursor=')
      ? { body: all.slice(100) }
      : {
          body: all.slice(0, 100),
          headers: { link: `</api/inquiries/${id}/messages?cursor=x>; rel="next"` },
        },
  );
  stop = server.stop;
  await renderScreen(<ThreadDrawer inquiry={inquiry} open onOpenChange={() => {}} />, {
    user: me,
    server: server.origin,
  });
  await screen.findByText('Message 150');
  expect(screen.queryByText('Message 120')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show 30 earlier of 120' }));
  screen.getByText('Message 91');
  expect(server.seen.filter(({ url }) => url.includes('/messages'))).toHaveLength(2);
});

test('the drawer requires a message, sends it once and adds it to the thread', async () => {
  const { answer, answerNow } = heldAnswer();
  const { seen } = await openThread([aMessage(1)], { answer });
  await screen.findByText('Message 1');
  write('   ');
  submit();
  await screen.findByText('Message is required');
  write(' Yes, Pune is free. ');
  expect(screen.queryByText('Message is required')).toBeNull();
  submit();
  submit();
  await screen.findByRole('button', { name: 'Sending...' });
  answerNow();
  await waitFor(() => expect(box().value).toBe(''));
  expect(posts(seen)).toEqual([{ message: 'Yes, Pune is free.' }]);
  screen.getByText('Yes, Pune is free.');
  expect(sessionStorage.length).toBe(0);
});

test('a text that is started while a message is being sent stays', async () => {
  const { answer, answerNow } = heldAnswer();
  await openThread([aMessage(1)], { answer });
  write('Yes');
  submit();
  await screen.findByRole('button', { name: 'Sending...' });
  write('And Thane');
  answerNow();
  await screen.findByText('Yes');
  await screen.findByRole('button', { name: 'Send' });
  expect(box().value).toBe('And Thane');
});

test('a reply that is being sent is not sent again after the drawer was closed and reopened', async () => {
  const { answer, answerNow } = heldAnswer();
  const { seen } = await openThread([aMessage(1)], { answer });
  write('Yes');
  submit();
  await screen.findByRole('button', { name: 'Sending...' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByText('Open again'));
  await screen.findByRole('button', { name: 'Sending...' });
  expect([box().value, box().readOnly]).toEqual(['Yes', true]);
  submit();
  answerNow();
  await screen.findByRole('button', { name: 'Send' });
  expect([box().value, box().readOnly]).toEqual(['', false]);
  expect(posts(seen)).toEqual([{ message: 'Yes' }]);
});

test('messages that were read a moment ago are not read again when the drawer opens; older ones are', async () => {
  const { seen } = await openThread([aMessage(1)]);
  const reads = () => seen.filter(({ url }) => url.includes('/messages')).length;
  const reopen = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByText('Open again'));
    await screen.findByText('Message 1');
  };
  await screen.findByText('Message 1');
  await reopen();
  expect(reads()).toBe(1);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 6_000);
  await reopen();
  await waitFor(() => expect(reads()).toBe(2));
});

test('a message that is sent during the first read stays in the thread', async () => {
  const stored = [aMessage(1)];
  let reads = 0;
  let readNow = () => {};
  const held = new Promise<void>((resolve) => {
    readNow = resolve;
  });
  const server = await startServer(async ({ method, url, body }) => {
    if (url.endsWith('/meetings')) return { body: [] };
    if (method === 'POST') {
      const sent = aMessage(2, { isMine: true, ...(body as object) });
      stored.push(sent);
      return { status: 201, body: sent };
    }
    const known = [...stored];
    reads += 1;
    if (reads === 1) await held;
    return { body: known };
  });
  stop = server.stop;
  await renderScreen(<ThreadDrawer inquiry={inquiry} open onOpenChange={() => {}} />, {
    user: me,
    server: server.origin,
  });
  await waitFor(() => expect(reads).toBe(1));
  write('Yes.');
  submit();
  await waitFor(() => expect(box().value).toBe(''));
  readNow();
  await screen.findByText('Message 1');
  screen.getByText('Yes.');
});

test('after a failure a toast is shown and the text is kept', async () => {
  await openThread([aMessage(1)], { answer: () => problem(503, 'service_unavailable', 'Down.') });
  write('Yes');
  submit();
  await waitFor(() =>
    expect(currentToasts()[0]).toMatchObject({
      title: 'Error',
      description: 'Failed to send message. Please try again.',
      variant: 'danger',
    }),
  );
  expect(box().value).toBe('Yes');
  expect(sessionStorage.getItem(`draft:inquiry:${id}:reply`)).toBe('Yes');
});

test('a refusal of the server is shown beside the text', async () => {
  await openThread([aMessage(1)], {
    answer: () => problem(409, 'status_not_allowed', 'This inquiry is withdrawn and takes no more messages.'),
  });
  write('Yes');
  submit();
  await screen.findByText('This inquiry is withdrawn and takes no more messages.');
  expect(box().value).toBe('Yes');
});

test.each(['declined', 'withdrawn'])('no message can be written when the inquiry is %s', async (status) => {
  await openThread([aMessage(1)], { status });
  screen.getByText(`This inquiry was ${status} and takes no more messages.`);
  expect(screen.queryByLabelText('Your message')).toBeNull();
});

test('the drawer shows a message when the conversation no longer exists', async () => {
  const server = await startServer(() => problem(404, 'inquiry_not_found', 'This inquiry does not exist.'));
  stop = server.stop;
  await renderScreen(<ThreadDrawer inquiry={inquiry} open onOpenChange={() => {}} />, {
    user: me,
    server: server.origin,
  });
  await screen.findByText('This conversation no longer exists');
  expect(screen.queryByLabelText('Your message')).toBeNull();
});

test('loading a conversation can be retried after a failure', async () => {
  let isDown = true;
  const server = await startServer(() =>
    isDown ? problem(503, 'service_unavailable', 'Down.') : { body: [aMessage(1)] },
  );
  stop = server.stop;
  await renderScreen(<ThreadDrawer inquiry={inquiry} open onOpenChange={() => {}} />, {
    user: me,
    server: server.origin,
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  fireEvent.click(retry);
  await screen.findByText('Message 1');
});

test('messages can be read but not written when the account of the other side is suspended', async () => {
  await openThread([aMessage(1)], { more: { isFromSuspended: true } });
  await screen.findByText('Message 1');
  screen.getByText(/^The account of the other side is suspended or was deleted\./);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('messages can be written when the own account is suspended on the receiving side', async () => {
  await openThread([aMessage(1)], { more: { isToSuspended: true } });
  await screen.findByRole('textbox', { name: 'Your message' });
});

test('a message of the other side can be reported, but not the user’s own', async () => {
  const asked: unknown[] = [];
  await openThread([aMessage(1, { message: 'Send the fee first.' }), aMessage(2, { isMine: true })], {
    answer: ({ url, body }) => {
      asked.push([url, body]);
      return { status: 201, body: { id: '77777777-7777-4777-8777-777777777777' } };
    },
  });
  const [button, ...others] = await screen.findAllByRole('button', { name: /^Report the message/ });
  expect(others).toEqual([]);
  await act(async () => fireEvent.click(button!));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }));
  dialog.getByText('Send the fee first.');
  const reason = dialog.getByLabelText('What is wrong?');
  fireEvent.change(reason, { target: { value: 'fraud' } });
  await act(async () => fireEvent.submit(reason.closest('form')!));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toEqual([
    `/api/inquiries/${id}/messages/${aMessage(1).id}/reports`,
    { reason: 'fraud', text: '' },
  ]);
});

test('the brand sees an investor’s plans and number in the conversation', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  const plans = { budget: null, city: 'Pune', startTime: 'later' };
  await openThread([aMessage(1)], {
    more: {
      plans,
      phone: { number: '+919876543210', onWhatsApp: false, consentedAt: at, withdrawnAt: null },
    },
  });
  screen.getByText('Pune');
  screen.getByText('Starts later');
  screen.getByRole('link', { name: '+91 98765 43210' });
  expect(screen.queryByRole('link', { name: 'Write on WhatsApp' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Withdraw my phone number' })).toBeNull();
});

test('the brand sees in the conversation that the number was withdrawn', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  await openThread([aMessage(1)], {
    more: { phone: { number: null, onWhatsApp: false, consentedAt: at, withdrawnAt: at } },
  });
  screen.getByText('The investor has withdrawn the phone number');
});

test('an unread conversation is marked as read with the messages that it shows', async () => {
  const { seen } = await openThread([aMessage(1), aMessage(2), aMessage(3)], {
    more: { isUnread: true },
    answer: () => ({ body: { ...inquiry, isUnread: false } }),
  });
  await screen.findByText('Message 3');
  await waitFor(() => expect(seen.filter(({ method }) => method === 'PATCH')).toHaveLength(1));
  expect(seen.find(({ method }) => method === 'PATCH')).toMatchObject({
    url: `/api/inquiries/${id}/read`,
    body: { replies: 2 },
  });
});

test('a read conversation is not marked again', async () => {
  const { seen } = await openThread([aMessage(1)], { more: { isUnread: false } });
  await screen.findByText('Message 1');
  expect(seen.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

test('a conversation that cannot be marked as read shows its messages and no error', async () => {
  const { seen } = await openThread([aMessage(4)], { more: { isUnread: true } });
  await screen.findByText('Message 4');
  await waitFor(() => expect(seen.some(({ method }) => method === 'PATCH')).toBe(true));
  expect(currentToasts().filter(({ isOpen }) => isOpen)).toEqual([]);
});

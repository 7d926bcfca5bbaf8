import type { InquiryMessage, Upload } from '@setu/contracts';
import { renderScreen } from '@setu/mfe-kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../test/builders';
import { type Answerer, startServer } from '../../../test/http-server';
import { ThreadDrawer } from '../thread-drawer';

const id = 'a0000000-0000-4000-8000-000000000001';
const uploadId = 'd0000000-0000-4000-8000-000000000001';
const inquiry = {
  id,
  subject: 'A corner shop in Pune',
  status: 'in_progress' as const,
  fromUserId: 'a0000000-0000-4000-8000-0000000000aa',
  fromName: 'Rohan Mehta',
  toName: 'Chai Chaupal',
  franchiseTitle: 'Chai Chaupal Corner',
  requirementTitle: null,
  propertyTitle: null,
};
const message: InquiryMessage = {
  id: 'b0000000-0000-4000-8000-000000000001',
  inquiryId: id,
  fromUserId: inquiry.fromUserId,
  fromName: 'Rohan Mehta',
  isMine: false,
  message: 'The shop',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const blur = 'data:image/webp;base64,AAAA';
const picture = { url: `/attachments/${uploadId}`, width: 400, height: 300, blur };
const ready: Upload = { id: uploadId, state: 'ready', picture, document: null, refusal: null };

let stop: () => Promise<void> = async () => {};
afterEach(async () => {
  await stop();
  stop = async () => {};
  sessionStorage.clear();
});

/** The page of a test has another origin than its server. */
const fromEverywhere = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** A server that accepts one file and returns this upload. @param reply to a message @param arrived reply to the bytes of the file */
const open = async (
  messages: InquiryMessage[],
  done: Upload = ready,
  reply?: Answerer,
  arrived: Answerer = () => ({ body: { bytes: 3 } }),
) => {
  const server = await startServer(async (asked) => {
    if (asked.method === 'GET') return { body: messages };
    if (asked.url === '/api/uploads')
      return {
        status: 201,
        body: { id: uploadId, upload: { url: `${server.origin}/bytes`, method: 'POST', headers: {} } },
      };
    if (asked.method === 'OPTIONS') return { headers: fromEverywhere };
    if (asked.url === '/bytes') return { ...(await arrived(asked)), headers: fromEverywhere };
    if (asked.url.endsWith('/complete')) return { body: done };
    if (asked.url.endsWith('/messages') && reply) return reply(asked);
    return { body: { id: uploadId } };
  });
  stop = server.stop;
  await renderScreen(<ThreadDrawer inquiry={inquiry} open onOpenChange={() => {}} />, {
    user: aUser({ role: 'brand' }),
    server: server.origin,
  });
  await screen.findByLabelText('Your message');
  return server.seen;
};
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');
const attach = (...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no field');
  fireEvent.change(input, { target: { files } });
};
const aFile = (name: string, type = 'image/jpeg') => new File(['"a"'], name, { type });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const attached = () => within(screen.getByRole('list', { name: 'Files of this message' }));

test('a picture is announced as private and sent with the message, and then shown in it', async () => {
  const seen = await open([message], ready, ({ body }) => ({
    status: 201,
    body: { ...message, ...(body as object), id: uploadId, isMine: true },
  }));
  attach(aFile('shop.jpg'));
  await screen.findByText('shop.jpg was added.');
  expect(seen.find(({ url }) => url === '/api/uploads')?.body).toMatchObject({ use: 'message', bytes: 3 });
  submit();
  await screen.findByText('Message is required');
  fireEvent.change(box(), { target: { value: 'The front' } });
  submit();
  await screen.findByRole('button', { name: 'shop.jpg, show in full size' });
  expect(seen.find(({ url, method }) => method === 'POST' && url.endsWith('/messages'))?.body).toEqual({
    message: 'The front',
    files: { pictures: [{ ...picture, name: 'shop.jpg' }], documents: [] },
  });
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Files of this message' })).toBeNull());
});

test('pasted cells of a spreadsheet are inserted as text, and a pasted picture is attached as a file', async () => {
  await open([message]);
  const paste = (text: string) =>
    fireEvent.paste(box(), {
      clipboardData: { files: [aFile('image.png', 'image/png')], getData: () => text },
    });
  // The browser inserts the text, because nothing prevents it.
  expect(paste('Mumbai\t12\nPune\t8')).toBe(true);
  expect(screen.queryByRole('list', { name: 'Files of this message' })).toBeNull();
  expect(paste('')).toBe(false);
  await screen.findByText('image.png was added.');
});

test('a refused file shows the reason, the text stays, and the file is not sent', async () => {
  const refusal = 'This is a PDF, not a picture.';
  await open([message], { ...ready, state: 'refused', picture: null, refusal });
  fireEvent.change(box(), { target: { value: 'Typed before' } });
  attach(aFile('menu.jpg'));
  await screen.findByText(refusal);
  expect(box().value).toBe('Typed before');
  fireEvent.click(attached().getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText(refusal)).toBeNull();
});

test('a full storage is reported, the text stays, and Retry sends the file again', async () => {
  let isFull = true;
  const detail = 'Our storage is full at the moment, so this was not saved. Try again in a few minutes.';
  const full = {
    type: 'about:blank',
    title: 'Insufficient Storage',
    status: 507,
    code: 'storage_full',
    detail,
  };
  const seen = await open([message], ready, undefined, () =>
    isFull ? { status: 507, body: full } : { body: { bytes: 3 } },
  );
  fireEvent.change(box(), { target: { value: 'Typed before' } });
  attach(aFile('shop.jpg'));
  await screen.findByText(detail);
  expect(seen.filter(({ url, method }) => url === '/bytes' && method === 'POST')).toHaveLength(1);
  expect(box().value).toBe('Typed before');
  isFull = false;
  fireEvent.click(attached().getByRole('button', { name: 'Retry' }));
  await screen.findByText('shop.jpg was added.');
  expect(box().value).toBe('Typed before');
});

test('a service that would make the file public is refused', async () => {
  await open([message], { ...ready, picture: { ...picture, url: `/media/${uploadId}` } });
  attach(aFile('shop.jpg'));
  await screen.findByText('The picture could not be saved at the moment. Press Retry in a minute.');
});

test('files above the limit are reported, and an empty file is refused before it is sent', async () => {
  await open([message]);
  attach(...Array.from({ length: 7 }, (_, n) => new File([], `empty-${n}.jpg`, { type: 'image/jpeg' })));
  await screen.findByText(/A message has at most 5 files, so 2 were not added/);
  expect(attached().getAllByText('This file is empty. Choose another one.')).toHaveLength(5);
});

test('uploaded files are still attached when the conversation is reopened, and can be removed', async () => {
  await open([message]);
  attach(aFile('shop.jpg'));
  await screen.findByText('shop.jpg was added.');
  cleanup();
  await stop();
  await open([message]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove shop.jpg' }));
  await screen.findByText('shop.jpg was removed.');
  expect(screen.queryByRole('list', { name: 'Files of this message' })).toBeNull();
});

test('files of messages are shown: pictures as previews, PDFs as downloads', async () => {
  const document = {
    url: `/attachments/${uploadId}/document.pdf`,
    name: 'Fees.pdf',
    bytes: 12_000,
    pages: 2,
  };
  await open([
    { ...message, files: { pictures: [{ ...picture, name: 'shop.jpg' }], documents: [document] } },
  ]);
  await screen.findByRole('button', { name: 'shop.jpg, show in full size' });
  const link = screen.getByRole('link', { name: /Fees.pdf PDF, 2 pages/ });
  expect(link.getAttribute('href')).toBe(document.url);
  expect(link.getAttribute('download')).toBe('Fees.pdf');
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StartedUpload } from '@setu/contracts';
import { served, type TestUser } from '@setu/service-kit/test';
import sharp from 'sharp';
import { folderStore } from '../src/uploads/store/folder-store';
import type { Content } from './builders';

/** An upload store in a new folder. */
export const testUploads = () => folderStore(mkdtempSync(join(tmpdir(), 'setu-uploads-')));

/** A photograph with noise that JPEG cannot compress to a small size. */
export const aPhoto = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#0b5d6b',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  });

/** Announces a file as a user. */
export const announce = async (content: Content, user: TestUser, bytes: number, name = 'shop.jpg') =>
  content.service.call('POST', '/api/uploads', { as: user, body: { name, bytes, type: 'image/jpeg' } });

/** Sends the bytes of an announced file to the address in the reply. */
export const sendBytes = async (
  content: Content,
  user: TestUser,
  { upload }: StartedUpload,
  bytes: Uint8Array,
): Promise<number> => {
  const reply = await fetch(new URL(upload.url, content.service.url), {
    method: upload.method,
    headers: { ...upload.headers, ...(await content.service.callers.headersFor(user)) },
    body: new Uint8Array(bytes),
  });
  await reply.arrayBuffer();
  return reply.status;
};

/** Completes an upload, with retries while it is in progress. @returns the body of the last reply */
export const completeUpload = async (content: Content, user: TestUser, id: string) => {
  const complete = () =>
    served(() => content.service.call('POST', `/api/uploads/${id}/complete`, { as: user }));
  let reply = await complete();
  while (reply.body.state === 'working') reply = await complete();
  return reply.body;
};

/** Announces, sends and completes a file. @returns the body of the last reply */
export const uploadFile = async (content: Content, user: TestUser, bytes: Uint8Array) => {
  const started = await announce(content, user, bytes.length);
  await sendBytes(content, user, started.body, bytes);
  return completeUpload(content, user, started.body.id);
};

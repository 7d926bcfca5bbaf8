import type { IncomingMessage } from 'node:http';
import { AppError, ConflictError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { findOwnUpload } from './find-upload';
import { noStore } from './start-upload';
import { originalKey, type UploadStore } from './store/upload-store';

interface Deps extends Pick<ServiceDeps, 'db'> {
  store: UploadStore | null;
}

const incomplete = () => new ConflictError('upload_incomplete');

/** Reads exactly this many bytes. @throws ConflictError when fewer or more come, also when the connection broke off */
const readExactly = async (request: IncomingMessage, bytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > bytes) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new AppError(409, 'upload_incomplete', undefined, { cause });
  }
  if (size !== bytes) throw incomplete();
  return Buffer.concat(chunks);
};

/**
 * Stores the bytes of an announced file, whole or not at all, so that a repeat after a lost connection begins from nothing.
 * @throws AppError 409 when they are not as many as announced, or the upload has ended
 */
export const makeReceiveBytes =
  ({ db, store }: Deps) =>
  async (id: string, actor: SignedIn, request: IncomingMessage): Promise<{ bytes: number }> => {
    try {
      if (!store) throw noStore();
      const upload = await findOwnUpload(db, id, actor);
      if (upload.state !== 'waiting') throw new ConflictError('upload_ended');
      await store.write(originalKey(id), await readExactly(request, upload.bytes));
      return { bytes: upload.bytes };
    } finally {
      // A refused body is read and dropped: a paused request would occupy its connection.
      request.resume();
    }
  };

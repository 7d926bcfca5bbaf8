import type { IncomingMessage } from 'node:http';
import { ConflictError, type ServiceDeps, type SignedIn, whileArriving } from '@setu/service-kit';
import { findOwnUpload } from './find-upload';
import { noStore } from './start-upload';
import { originalKey, type UploadStore } from './store/upload-store';

interface Deps extends Pick<ServiceDeps, 'db'> {
  store: UploadStore | null;
}

/**
 * Streams the bytes of an announced file to the store, completely or not at all, so that a retry after a lost connection starts from the
 * beginning. An upload has one body: a newer body aborts an older one, whose connection may be lost unnoticed.
 * @throws AppError 409 when their number differs from the announced size, or the upload has ended
 */
export const makeReceiveBytes = ({ db, store }: Deps) => {
  const arriving = new Map<string, IncomingMessage>();

  const receiveFor = async (id: string, actor: SignedIn, request: IncomingMessage) => {
    if (!store?.receive) throw noStore();
    const { receive } = store;
    const { state, bytes } = await findOwnUpload(db, id, actor);
    if (state !== 'waiting') throw new ConflictError('upload_ended');
    arriving.get(id)?.destroy();
    arriving.set(id, request);
    try {
      const came = await whileArriving(request, () => receive(originalKey(id), request, bytes));
      if (came !== bytes) throw new ConflictError('upload_incomplete');
      return { bytes };
    } finally {
      if (arriving.get(id) === request) arriving.delete(id);
    }
  };

  return (id: string, actor: SignedIn, request: IncomingMessage): Promise<{ bytes: number }> =>
    receiveFor(id, actor, request).finally(() => {
      // A refused body is read and dropped, because a paused request would occupy its connection.
      request.resume();
    });
};

import { AppError, ConflictError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { DocumentAnswer } from './checking/document-job';
import { findOwnUpload } from './find-upload';
import type { PictureAnswer } from './making/picture-job';
import { noStore } from './start-upload';
import { documentKey, fileKey, originalKey, type UploadStore } from './store/upload-store';
import { UploadModel } from './upload.model';

type ReadOriginal = () => Promise<Uint8Array>;

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'logger'> {
  store: UploadStore | null;
  /** Calls `read` when the job starts, so that waiting originals are not in memory. */
  makePictures: (read: ReadOriginal) => Promise<PictureAnswer>;
  checkDocument: (read: ReadOriginal) => Promise<DocumentAnswer>;
}

/** How long a call waits for the work, ms. The gateway's timeout is ten seconds. */
const waitMs = 6_000;

const settled = <T>(work: Promise<T>, ms: number): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * Checks the bytes of a file: makes the sizes of a picture, and stores a PDF as it is. A call returns after a few seconds even if the work
 * continues; a further call waits for the same work. If the process ends, the next call starts the work again.
 */
export const makeCompleteUpload = ({ db, clock, logger, store, makePictures, checkDocument }: Deps) => {
  const running = new Map<string, Promise<void>>();

  const end = async (id: string, columns: Partial<UploadModel>) => {
    // Does not change an upload that was cancelled meanwhile.
    await UploadModel.query(db).patch(columns).where({ id, state: 'waiting' });
  };

  const refuse = async (id: string, { refusal, cause }: { refusal: string; cause: string | null }) => {
    if (cause !== null) logger.info({ upload: id, cause }, 'an uploaded file could not be read');
    await end(id, { state: 'refused', refusal });
  };

  const finishPicture = async (files: UploadStore, id: string, read: ReadOriginal) => {
    const made = await makePictures(read);
    if (made.refusal !== null) return refuse(id, made);
    // Stored before the first file is written, so that all written files can be removed.
    await end(id, { width: made.width, height: made.height });
    for (const { width, format, bytes: size } of made.files)
      await files.write(fileKey(id, `${width}.${format}`), size);
    const { mediaType, width, height, blur } = made;
    return end(id, { state: 'ready', mediaType, width, height, blur, readyAt: clock.now() });
  };

  const finishDocument = async (files: UploadStore, id: string, read: ReadOriginal) => {
    let original: Uint8Array = new Uint8Array();
    const checked = await checkDocument(async () => {
      original = await read();
      return original;
    });
    if (checked.refusal !== null) return refuse(id, checked);
    // Write the checked bytes, because the store's file may have changed.
    await files.write(documentKey(id), original);
    const { pages } = checked;
    return end(id, { state: 'ready', mediaType: 'application/pdf', pages, readyAt: clock.now() });
  };

  const work = async (files: UploadStore, { id, kind, bytes }: UploadModel): Promise<void> => {
    const read = async () => {
      const original = await files.read(originalKey(id));
      if (original?.length !== bytes) throw new ConflictError('upload_incomplete');
      return original;
    };
    await (kind === 'document' ? finishDocument : finishPicture)(files, id, read);
    await files.remove(originalKey(id)).catch((err: unknown) => {
      logger.warn({ err, upload: id }, 'the original of an upload could not be removed');
    });
  };

  const start = (files: UploadStore, upload: UploadModel): Promise<void> => {
    const known = running.get(upload.id);
    if (known !== undefined) return known;
    const task = work(files, upload).finally(() => running.delete(upload.id));
    running.set(upload.id, task);
    // The waiting call may have ended. The next call tries again.
    task.catch((err: unknown) => {
      if (!(err instanceof AppError))
        logger.error({ err, upload: upload.id }, 'an uploaded file could not be finished');
    });
    return task;
  };

  return {
    /** @throws AppError 409 when the bytes are not all there, 503 when the store or the worker is too busy */
    completeUpload: async (id: string, actor: SignedIn): Promise<UploadModel> => {
      if (!store) throw noStore();
      const upload = await findOwnUpload(db, id, actor);
      if (upload.state !== 'waiting') return upload;
      await settled(start(store, upload), waitMs);
      return findOwnUpload(db, id, actor);
    },
    /** Resolves when the running work has ended. */
    stop: async () => {
      await Promise.allSettled(running.values());
    },
  };
};

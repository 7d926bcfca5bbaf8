import { join } from 'node:path';
import { AppError, makeWorkerPool, OverloadedError } from '@setu/service-kit';
import type { DocumentAnswer } from './document-job';

const tooLong = 'This PDF took too long to check. Save it in a smaller size and add it again.';
const tooMuch = 'This PDF needs too much memory to be checked. Save it in a smaller size and add it again.';

/** Checks PDFs in a worker thread, one at a time, because a large PDF takes a second of a core. */
export const makeCheckOffThread = () => {
  const pool = makeWorkerPool<Uint8Array, DocumentAnswer>({
    // The worker is next to this file, and next to the bundle.
    file: join(__dirname, 'documents.worker'),
    threads: 1,
    maxWaiting: 40,
    maxWaitMs: 60_000,
    jobTimeoutMs: 20_000,
    busyMessage: 'Many PDFs are being checked at the moment. Try again in a minute.',
    timeoutMessage: tooLong,
  });
  const checkDocument = (read: () => Promise<Uint8Array>): Promise<DocumentAnswer> =>
    pool.run(read).catch((error: unknown) => {
      // A second attempt would take as long and delay other PDFs again.
      if (error instanceof OverloadedError && error.detail === tooLong)
        return { refusal: tooLong, cause: null };
      if (error instanceof AppError) throw error;
      // The check refuses files that it cannot read, so its thread only crashes when a file uses all its memory.
      return { refusal: tooMuch, cause: String(error) };
    });
  return { checkDocument, stop: pool.stop };
};

import { join } from 'node:path';
import { makeWorkerPool } from '@setu/service-kit';
import type { PictureAnswer } from './picture-job';

/**
 * Makes the sizes of pictures in a worker thread, one picture at a time, because a large picture takes 150 MB and two seconds of a core.
 */
export const makePicturesOffThread = () => {
  const pool = makeWorkerPool<Uint8Array, PictureAnswer>({
    // The worker is next to this file, and next to the bundle.
    file: join(__dirname, 'pictures.worker'),
    threads: 1,
    maxWaiting: 40,
    maxWaitMs: 60_000,
    jobTimeoutMs: 45_000,
    busyMessage: 'Many pictures are being made at the moment. Try again in a minute.',
    timeoutMessage: 'This picture took too long to make. Save it in a smaller size and add it again.',
  });
  return { makePictures: (read: () => Promise<Uint8Array>) => pool.run(read), stop: pool.stop };
};

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { makeSharedResults, makeWorkerPool } from '@setu/service-kit';
import type { DrawJob } from './draw-share-picture';
import type { SharePicture } from './share-picture';

/** Memory for pictures: about three hundred files of 50 kB each. */
const maxBytes = 16 * 1024 * 1024;

/** Draws pictures of listings in a worker thread. */
export interface SharePictureDrawer {
  /** @throws OverloadedError 503 when too many pictures are being drawn, or this one takes too long */
  drawSharePicture: (picture: SharePicture, gone: AbortSignal) => Promise<Buffer>;
  stop: () => Promise<void>;
}

const keyOf = (picture: SharePicture) =>
  createHash('sha256').update(JSON.stringify(picture)).digest('base64url');

/** Draws each content once and stores the file; concurrent requests share it. */
export const makeDrawOffThread = (fontsFolder: string): SharePictureDrawer => {
  const pool = makeWorkerPool<DrawJob, Uint8Array>({
    // The worker is next to this file, and next to the bundle.
    file: join(__dirname, 'share-picture.worker'),
    threads: 1,
    maxWaiting: 20,
    maxWaitMs: 5_000,
    jobTimeoutMs: 8_000,
    busyMessage: 'Many pictures are being drawn at the moment. Try again in a few seconds.',
    timeoutMessage: 'This picture took too long to draw. Try again in a minute.',
  });
  const results = makeSharedResults<Buffer>({ maxBytes, bytesOf: (png) => png.length });
  return {
    drawSharePicture: (picture, gone) =>
      results.get(
        keyOf(picture),
        async (cancellation) => Buffer.from(await pool.run({ picture, fontsFolder }, cancellation)),
        gone,
      ),
    stop: pool.stop,
  };
};

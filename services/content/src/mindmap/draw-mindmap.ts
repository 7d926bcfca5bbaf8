import { join } from 'node:path';
import { makeWorkerPool } from '@setu/service-kit';

/** Draws the mind map in a worker thread. */
export const makeDrawMindmap = () => {
  const pool = makeWorkerPool<null, Uint8Array>({
    // The worker is next to this file, and next to the bundle.
    file: join(__dirname, 'mindmap.worker'),
    threads: 1,
    maxWaiting: 1,
    maxWaitMs: 5_000,
    jobTimeoutMs: 8_000,
    busyMessage: 'The mind map is being made. Try again in a few seconds.',
    timeoutMessage: 'The mind map took too long to make. Try again in a minute.',
  });
  return { drawMindmap: async () => Buffer.from(await pool.run(null)), stop: pool.stop };
};

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { makeSharedResults, makeWorkerPool } from '@setu/service-kit';
import type { Brochure } from './brochure';
import type { PrintJob } from './print-brochure';

/** Memory for brochures: about a thousand files of 15 kB each. */
const maxBytes = 16 * 1024 * 1024;

/** Prints brochures in a worker thread. */
export interface BrochurePrinter {
  /** @throws OverloadedError 503 when too many brochures are being printed, or this one takes too long */
  printBrochure: (brochure: Brochure, gone: AbortSignal) => Promise<Buffer>;
  stop: () => Promise<void>;
}

/** The key of a brochure is its content. The layout changes only with a release, and stored results end with the process. */
const keyOf = (brochure: Brochure) =>
  createHash('sha256').update(JSON.stringify(brochure)).digest('base64url');

/**
 * Prints each content once and stores the file; concurrent requests share it. One thread, because a second thread would slow down the
 * service's calls.
 */
export const makePrintOffThread = (fontsFolder: string): BrochurePrinter => {
  const pool = makeWorkerPool<PrintJob, Uint8Array>({
    // The worker is next to this file, and next to the bundle.
    file: join(__dirname, 'brochure.worker'),
    threads: 1,
    maxWaiting: 20,
    maxWaitMs: 5_000,
    jobTimeoutMs: 8_000,
    busyMessage: 'Many brochures are being made at the moment. Try again in a few seconds.',
    timeoutMessage: 'This brochure took too long to make. Try again in a minute.',
  });
  const results = makeSharedResults<Buffer>({ maxBytes, bytesOf: (pdf) => pdf.length });
  return {
    printBrochure: (brochure, gone) =>
      results.get(
        keyOf(brochure),
        async (cancellation) => Buffer.from(await pool.run({ brochure, fontsFolder }, cancellation)),
        gone,
      ),
    stop: pool.stop,
  };
};

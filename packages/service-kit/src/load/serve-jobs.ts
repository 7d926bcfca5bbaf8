import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { JobAnswer } from './worker-pool';

/** Where threads have priorities of their own, the service's thread goes before its jobs when processors are short. */
const giveWay = () => {
  if (process.platform !== 'linux') return;
  const threadId = Number(basename(readlinkSync('/proc/thread-self')));
  setPriority(threadId, constants.priority.PRIORITY_BELOW_NORMAL);
};

/** The whole of a `*.worker.ts`: runs each job that a `makeWorkerPool` of the service sends. */
export const serveJobs = <Input, Output>(work: (input: Input) => Promise<Output>): void => {
  const port = parentPort;
  if (!port) throw new Error('A worker file runs in a thread that makeWorkerPool started, not on its own');
  giveWay();
  port.on('message', (input: Input) => {
    void work(input)
      .then((output): JobAnswer => ({ ok: true, output }))
      .catch((error: unknown): JobAnswer => {
        return { ok: false, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
      })
      .then((answer) => port.postMessage(answer));
  });
  port.postMessage('ready');
};

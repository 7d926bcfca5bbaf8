import { parentPort } from 'node:worker_threads';
import type { Job, JobAnswer, JobBegun } from './worker-pool';

/**
 * Makes the `runJob` that a `*.worker.ts` exports. It runs the jobs that the service's `makeWorkerPool` sends.
 * @param work gets the job's input and returns a value that `structuredClone` can copy
 */
export const serveJobs =
  <Input, Output>(work: (input: Input) => Promise<Output>) =>
  async ({ id, input }: Job): Promise<JobAnswer> => {
    parentPort?.postMessage({ begunId: id } satisfies JobBegun);
    try {
      return { isOk: true, output: await work(input as Input) };
    } catch (error) {
      return { isOk: false, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };

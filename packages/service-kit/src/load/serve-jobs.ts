import { parentPort } from 'node:worker_threads';
import type { Job, JobAnswer, JobBegun } from './worker-pool';

/**
 * What a `*.worker.ts` exports as `runJob`: it runs each job that a `makeWorkerPool` of the service sends.
 * @param work gets the job's input; what it returns must be something `structuredClone` can copy
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

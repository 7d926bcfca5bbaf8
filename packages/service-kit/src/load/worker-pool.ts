import { existsSync } from 'node:fs';
import { Piscina } from 'piscina';
import { OverloadedError } from '../errors';
import { makeWorkQueue } from './work-queue';

/** Runs one kind of job in threads of its own, so that a costly job delays no other request. */
export interface WorkerPool<Input, Output> {
  /**
   * @param input whatever `structuredClone` can copy
   * @param signal when it aborts before the job has begun, the job is never begun
   * @throws OverloadedError 503 when too many jobs wait, or this one took too long and was ended
   * @throws Error with the reason, when the job failed
   */
  run: (input: Input, signal?: AbortSignal) => Promise<Output>;
  /** Ends all threads. */
  stop: () => Promise<void>;
}

interface Options {
  /** The worker's path without its ending: `.js` in a bundle, `.ts` where sources run. */
  file: string;
  /** Threads at most. They start with the first job that needs them. */
  threads: number;
  /** Jobs that may wait for a thread. */
  maxWaiting: number;
  /** How long a job may wait for a thread, ms. */
  maxWaitMs: number;
  /** How long a job may run, ms. Its thread is ended then. */
  jobTimeoutMs: number;
  /** What a person reads when too many jobs wait. */
  busyMessage: string;
  /** What a person reads when the job took too long. */
  timeoutMessage: string;
}

/** What a worker is sent; see `serveJobs`. */
export interface Job {
  id: number;
  input: unknown;
}
/** What a worker sends when it begins a job. */
export interface JobBegun {
  begunId: number;
}
/** What a worker answers. A rejection would not show whether the job failed or its thread ended. */
export type JobAnswer = { isOk: true; output: unknown } | { isOk: false; reason: string };

/** V8's heap of one thread, MB. */
const maxHeapMb = 256;
/** How long a thread without a job stays, ms. */
const idleTimeoutMs = 60_000;
/** Seconds after which a job that took too long may be asked for again. */
const retryAfterTimeout = 60;
/** Where threads have priorities of their own, the service's thread goes before its jobs when processors are short. */
const niceIncrement = process.platform === 'linux' ? 10 : 0;

const startPool = (file: string, threads: number) => {
  const isBundled = existsSync(`${file}.js`);
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleTimeoutMs,
    niceIncrement,
    // A job needs nothing of the environment.
    env: {},
    execArgv: isBundled ? [] : ['--import', 'tsx'],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    // Blocking an idle thread saves microseconds, and stops what a job left open in it.
    atomics: 'disabled',
    recordTiming: false,
  });
  // A thread that ends without a job needs no answer; without a listener it would end the process.
  pool.on('error', () => undefined);
  return { pool, filename: `${file}.${isBundled ? 'js' : 'ts'}` };
};

/** A pool of threads that run the jobs of one worker file. Nothing starts before the first job. */
export const makeWorkerPool = <Input, Output>({
  file,
  threads,
  jobTimeoutMs,
  timeoutMessage,
  ...queueOptions
}: Options): WorkerPool<Input, Output> => {
  // In front of the pool's own queue, which neither counts jobs that have a signal nor limits how long they wait.
  const queue = makeWorkQueue({ concurrency: threads, ...queueOptions });
  const { pool, filename } = startPool(file, threads);
  const startTimer = new Map<number, () => void>();
  pool.on('message', ({ begunId }: JobBegun) => startTimer.get(begunId)?.());
  let lastId = 0;

  const answerOf = async (input: Input): Promise<JobAnswer> => {
    lastId += 1;
    const job: Job = { id: lastId, input };
    const timeout = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    // Starting a thread and loading its worker are no part of the job's time.
    startTimer.set(job.id, () => {
      timer = setTimeout(() => timeout.abort(), jobTimeoutMs);
    });
    try {
      return await pool.run(job, { filename, name: 'runJob', signal: timeout.signal });
    } catch (cause) {
      if (timeout.signal.aborted) throw new OverloadedError(timeoutMessage, retryAfterTimeout);
      throw new Error('The thread of a job ended before it answered', { cause });
    } finally {
      clearTimeout(timer);
      startTimer.delete(job.id);
    }
  };

  const runInThread = async (input: Input): Promise<Output> => {
    const answer = await answerOf(input);
    if (!answer.isOk) throw new Error(answer.reason);
    return answer.output as Output;
  };

  return {
    run: (input, signal) => queue.run(() => runInThread(input), signal),
    stop: () => pool.destroy(),
  };
};

import { existsSync } from 'node:fs';
import { Piscina } from 'piscina';
import { OverloadedError } from '../errors';
import { makeWorkQueue } from './work-queue';

/** Runs one kind of job in separate threads, so that an expensive job does not delay other requests. */
export interface WorkerPool<Input, Output> {
  /**
   * @param input a value that `structuredClone` can copy, or a function that reads it when the job begins, so that large inputs are not
   * in memory while the job waits
   * @param signal when it aborts before the job starts, the job never starts
   * @throws OverloadedError 503 when too many jobs wait, or this one took too long and was stopped
   * @throws Error with the reason, when the job failed
   */
  run: (input: Input | (() => Promise<Input>), signal?: AbortSignal) => Promise<Output>;
  /** Ends all threads. */
  stop: () => Promise<void>;
}

interface Options {
  /** The worker's path without its extension: `.js` in a bundle, `.ts` when sources run. */
  file: string;
  /** Maximum number of threads. They start with the first job that needs them. */
  threads: number;
  /** Maximum number of jobs that wait for a thread. */
  maxWaiting: number;
  /** Maximum wait for a thread, ms. */
  maxWaitMs: number;
  /**
   * Maximum run time of a job, ms. After that its thread is stopped. Time in which other programs use the CPU does not count, up to
   * ten times the limit.
   */
  jobTimeoutMs: number;
  /** Message for a person when too many jobs wait. */
  busyMessage: string;
  /** Message for a person when the job took too long. */
  timeoutMessage: string;
}

/** Message to a worker; see `serveJobs`. */
export interface Job {
  id: number;
  input: unknown;
}
/** Message of a worker that starts a job. */
export interface JobBegun {
  begunId: number;
}
/** Result of a job. A rejection would not show whether the job failed or its thread ended. */
export type JobAnswer = { isOk: true; output: unknown } | { isOk: false; reason: string };

/** Heap limit of one thread, MB. */
const maxHeapMb = 256;
/** A thread without a job ends after this, ms. */
const idleTimeoutMs = 60_000;
/** Seconds after which a job that took too long may be requested again. */
const retryAfterTimeout = 60;
/** On systems with thread priorities, jobs run at a lower priority than the service's own thread. */
const niceIncrement = process.platform === 'linux' ? 10 : 0;

/** How many times longer than its limit a job may run while other programs use the CPU. */
const maxTimesLimit = 10;

/**
 * Calls `end` when a job counts as having run for `limitMs`: all threads of this process together have used that much CPU time.
 * @returns a function that stops waiting
 */
const afterRunning = (limitMs: number, end: () => void): (() => void) => {
  const begun = process.cpuUsage();
  const endsAt = performance.now() + maxTimesLimit * limitMs;
  let timer: NodeJS.Timeout;
  const check = () => {
    const used = process.cpuUsage(begun);
    const leftMs = Math.min(limitMs - (used.user + used.system) / 1_000, endsAt - performance.now());
    if (leftMs <= 0) end();
    else timer = setTimeout(check, Math.max(leftMs, 1));
  };
  timer = setTimeout(check, limitMs);
  return () => clearTimeout(timer);
};

const startPool = (file: string, threads: number) => {
  const isBundled = existsSync(`${file}.js`);
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleTimeoutMs,
    niceIncrement,
    // Jobs do not use the environment.
    env: {},
    execArgv: isBundled ? [] : ['--import', 'tsx'],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    // Blocking an idle thread would save microseconds, but would also stop pending work of an earlier job.
    atomics: 'disabled',
    recordTiming: false,
  });
  // A thread that ends without a job needs no handling, but without a listener the error would end the process.
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
  // In front of the pool's own queue, which does not count jobs with a signal and has no time limit for waiting.
  const queue = makeWorkQueue({ concurrency: threads, ...queueOptions });
  const { pool, filename } = startPool(file, threads);
  const startTimer = new Map<number, () => void>();
  pool.on('message', ({ begunId }: JobBegun) => startTimer.get(begunId)?.());
  let lastId = 0;

  const answerOf = async (input: Input): Promise<JobAnswer> => {
    lastId += 1;
    const job: Job = { id: lastId, input };
    const timeout = new AbortController();
    let stopTimer = () => {};
    // Starting a thread and loading its worker do not count as run time.
    startTimer.set(job.id, () => {
      stopTimer = afterRunning(jobTimeoutMs, () => timeout.abort());
    });
    try {
      return await pool.run(job, { filename, name: 'runJob', signal: timeout.signal });
    } catch (cause) {
      if (timeout.signal.aborted) throw new OverloadedError(timeoutMessage, retryAfterTimeout);
      throw new Error('The thread of a job ended before it answered', { cause });
    } finally {
      stopTimer();
      startTimer.delete(job.id);
    }
  };

  const runInThread = async (input: Input): Promise<Output> => {
    const answer = await answerOf(input);
    if (!answer.isOk) throw new Error(answer.reason);
    return answer.output as Output;
  };

  return {
    run: (input, signal) =>
      queue.run(async () => runInThread(input instanceof Function ? await input() : input), signal),
    stop: () => pool.destroy(),
  };
};

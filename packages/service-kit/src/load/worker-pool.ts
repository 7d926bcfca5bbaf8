import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { OverloadedError } from '../errors';
import { makeWorkQueue, type WorkQueue } from './work-queue';

/** Runs one kind of job in threads of its own, so that no request waits for it but the one that asked. */
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
  /** How long a thread without a job is kept, ms. */
  idleMs?: number;
  /** What a person reads when too many jobs wait. */
  busyMessage: string;
  /** What a person reads when the job took too long. */
  timeoutMessage: string;
}

/** What a worker answers; see `serveJobs`. */
export type JobAnswer = { ok: true; output: unknown } | { ok: false; reason: string };

/** V8's heap of one thread, MB. */
const maxHeapMb = 256;
/** Seconds after which a job that took too long may be asked for again. */
const retryAfterTimeout = 60;

/** Without the environment: a job needs nothing of it. */
const threadOptions = { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } };

/** Runs a worker from its sources, where a service is not bundled. */
const fromSources = (file: string) =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(pathToFileURL(file).href)}); });`;

const startThread = (file: string): Worker => {
  const bundled = `${file}.js`;
  const thread = existsSync(bundled)
    ? new Worker(bundled, threadOptions)
    : new Worker(fromSources(`${file}.ts`), { ...threadOptions, eval: true });
  thread.unref();
  return thread;
};

/** Resolves with a thread's first message, which says that its worker is loaded: loading is no part of a job's time. */
const loaded = (thread: Worker) =>
  new Promise<void>((resolve, reject) => {
    const handleExit = () => reject(new Error('The thread of a job ended before its worker was loaded'));
    thread.once('message', () => {
      thread.off('exit', handleExit);
      thread.off('error', reject);
      resolve();
    });
    thread.once('error', reject);
    thread.once('exit', handleExit);
  });

/** A pool of threads that run the jobs of one worker file. Nothing starts before the first job. */
export const makeWorkerPool = <Input, Output>({
  file,
  threads,
  jobTimeoutMs,
  idleMs = 60_000,
  timeoutMessage,
  ...queueOptions
}: Options): WorkerPool<Input, Output> => {
  const queue: WorkQueue = makeWorkQueue({ concurrency: threads, ...queueOptions });
  const all = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();
  let isStopped = false;

  const end = async (thread: Worker) => {
    all.delete(thread);
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    await thread.terminate();
  };
  const take = async (): Promise<Worker> => {
    const [found] = idle.keys();
    if (found) {
      clearTimeout(idle.get(found));
      idle.delete(found);
      return found;
    }
    const thread = startThread(file);
    all.add(thread);
    // A thread that breaks while it has a job is seen by the job; without a listener here it would end the process.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      all.delete(thread);
      clearTimeout(idle.get(thread));
      idle.delete(thread);
    });
    await loaded(thread);
    return thread;
  };
  const putBack = (thread: Worker) => {
    if (isStopped || !all.has(thread)) return;
    const timer = setTimeout(() => void end(thread), idleMs);
    timer.unref();
    idle.set(thread, timer);
  };

  const runIn = (thread: Worker, input: Input) =>
    new Promise<Output>((resolve, reject) => {
      const timer = setTimeout(() => {
        settle();
        void end(thread);
        reject(new OverloadedError(timeoutMessage, retryAfterTimeout));
      }, jobTimeoutMs);
      const handleMessage = (answer: JobAnswer) => {
        settle();
        putBack(thread);
        if (answer.ok) resolve(answer.output as Output);
        else reject(new Error(answer.reason));
      };
      const handleError = (cause: Error) => {
        settle();
        reject(new Error('The thread of a job broke', { cause }));
      };
      const handleExit = () => {
        settle();
        reject(new Error('The thread of a job ended before it answered'));
      };
      const settle = () => {
        clearTimeout(timer);
        thread.off('message', handleMessage);
        thread.off('error', handleError);
        thread.off('exit', handleExit);
      };
      thread.on('message', handleMessage);
      thread.on('error', handleError);
      thread.on('exit', handleExit);
      thread.postMessage(input);
    });

  return {
    run: (input, signal) => queue.run(async () => runIn(await take(), input), signal),
    stop: async () => {
      isStopped = true;
      await Promise.all([...all].map(end));
    },
  };
};

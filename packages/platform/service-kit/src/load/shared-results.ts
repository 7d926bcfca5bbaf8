import { LRUCache } from 'lru-cache';
import { OverloadedError } from '../errors';

/** Expensive results, by a key that identifies their input. */
export interface SharedResults<T> {
  /**
   * Returns the result for this key: a stored result, that of a running job, or a new one.
   * @param make its signal aborts when the last request for the result is cancelled
   * @param signal aborts when this request is cancelled
   * @throws what `make` throws, which is not stored; OverloadedError when the signal aborted
   */
  get: (key: string, make: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal) => Promise<T>;
}

interface Options<T> {
  /** Memory limit for all results, bytes; the least recently used are evicted first. */
  maxBytes: number;
  /** Above zero. */
  bytesOf: (result: T) => number;
}

interface Job<T> {
  result: Promise<T>;
  waiting: number;
  cancellation: AbortController;
}

/** Stores results in this process's memory. Concurrent requests for one key share one job. */
export const makeSharedResults = <T extends NonNullable<unknown>>({
  maxBytes,
  bytesOf,
}: Options<T>): SharedResults<T> => {
  const results = new LRUCache<string, T>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  const jobs = new Map<string, Job<T>>();

  const begin = (key: string, make: (signal: AbortSignal) => Promise<T>): Job<T> => {
    const cancellation = new AbortController();
    const job: Job<T> = { result: make(cancellation.signal), waiting: 0, cancellation };
    jobs.set(key, job);
    const end = () => {
      if (jobs.get(key) === job) jobs.delete(key);
    };
    job.result.then((result) => {
      end();
      results.set(key, result);
    }, end);
    return job;
  };

  const wait = (job: Job<T>, signal: AbortSignal | undefined) =>
    new Promise<T>((resolve, reject) => {
      job.waiting += 1;
      const leave = () => {
        job.waiting -= 1;
        if (job.waiting === 0) job.cancellation.abort();
        reject(new OverloadedError('The request was cancelled.', 1));
      };
      signal?.addEventListener('abort', leave, { once: true });
      job.result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
    });

  return {
    get: async (key, make, signal) => {
      const found = results.get(key);
      if (found !== undefined) return found;
      const running = jobs.get(key);
      return wait(running && !running.cancellation.signal.aborted ? running : begin(key, make), signal);
    },
  };
};

import { OverloadedError } from '../errors';

/** Results that are costly to make, by the content they are made of. */
export interface SharedResults<T> {
  /**
   * The result of this key: a kept one, one that is being made for somebody else, or a new one.
   * @param make its signal aborts when nobody waits for the result any more
   * @param signal aborts when this caller does not wait any more
   * @throws what `make` throws, which is not kept; OverloadedError when the signal aborted
   */
  get: (key: string, make: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal) => Promise<T>;
}

interface Options<T> {
  /** Memory that results may take together, bytes; the least recently used go first. */
  maxBytes: number;
  bytesOf: (result: T) => number;
}

interface Job<T> {
  result: Promise<T>;
  waiting: number;
  unwanted: AbortController;
}

/** Keeps results in this process's memory. Requests for one key at the same time share one job. */
export const makeSharedResults = <T>({ maxBytes, bytesOf }: Options<T>): SharedResults<T> => {
  const kept = new Map<string, T>();
  const jobs = new Map<string, Job<T>>();
  let bytes = 0;

  const drop = (key: string, result: T) => {
    kept.delete(key);
    bytes -= bytesOf(result);
  };
  const keep = (key: string, result: T) => {
    kept.set(key, result);
    bytes += bytesOf(result);
    for (const [oldKey, old] of kept) {
      if (bytes <= maxBytes) return;
      drop(oldKey, old);
    }
  };

  const begin = (key: string, make: (signal: AbortSignal) => Promise<T>): Job<T> => {
    const unwanted = new AbortController();
    const job: Job<T> = { result: make(unwanted.signal), waiting: 0, unwanted };
    jobs.set(key, job);
    const end = () => {
      if (jobs.get(key) === job) jobs.delete(key);
    };
    job.result.then((result) => {
      end();
      keep(key, result);
    }, end);
    return job;
  };

  const wait = (job: Job<T>, signal: AbortSignal | undefined) =>
    new Promise<T>((resolve, reject) => {
      job.waiting += 1;
      const leave = () => {
        job.waiting -= 1;
        if (job.waiting === 0) job.unwanted.abort();
        reject(new OverloadedError('The request was cancelled.', 1));
      };
      signal?.addEventListener('abort', leave, { once: true });
      job.result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
    });

  return {
    get: async (key, make, signal) => {
      const found = kept.get(key);
      if (found !== undefined) {
        // Set again, so that it is the last to go.
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
      const running = jobs.get(key);
      return wait(running && !running.unwanted.signal.aborted ? running : begin(key, make), signal);
    },
  };
};

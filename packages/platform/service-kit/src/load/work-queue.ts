import PQueue from 'p-queue';
import { OverloadedError } from '../errors';

/** Runs expensive work with bounded concurrency. */
export interface WorkQueue {
  /**
   * Runs the work as soon as a slot is free.
   * @param signal when it aborts before the work starts, the work never starts
   * @throws OverloadedError 503 when the queue is full, the work waited too long, or the signal aborted
   */
  run: <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
}

interface Options {
  /** Maximum number of running jobs. */
  concurrency: number;
  /** Maximum number of waiting jobs. */
  maxWaiting: number;
  /** Maximum wait of a job, ms. */
  maxWaitMs: number;
  /** Message for a person whose work was refused: what happened, then what to do. */
  busyMessage: string;
}

/** Limits how many expensive jobs run and wait, so that other work stays fast. */
export const makeWorkQueue = ({ concurrency, maxWaiting, maxWaitMs, busyMessage }: Options): WorkQueue => {
  const queue = new PQueue({ concurrency });
  return {
    run: async (work, signal) => {
      const refused = new AbortController();
      const refuse = () => refused.abort(new OverloadedError(busyMessage, maxWaitMs / 1_000));
      if (signal?.aborted || (queue.pending >= concurrency && queue.size >= maxWaiting)) refuse();
      const timer = setTimeout(refuse, maxWaitMs);
      signal?.addEventListener('abort', refuse);
      // Not passed to the queue, which would also end running work; the work itself handles the signal.
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', refuse);
      };
      const begin = () => {
        settle();
        return work();
      };
      return queue.add(begin, { signal: refused.signal }).finally(settle);
    },
  };
};

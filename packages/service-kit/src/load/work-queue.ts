import PQueue from 'p-queue';
import { OverloadedError } from '../errors';

/** Runs costly work, a bounded number at a time. */
export interface WorkQueue {
  /**
   * Runs the work as soon as there is room for it.
   * @param signal when it aborts before the work has begun, the work is never begun
   * @throws OverloadedError 503 when too much work waits already, this work waited too long, or the signal aborted
   */
  run: <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
}

interface Options {
  /** How many run at the same time. */
  concurrency: number;
  /** How many may wait for their turn. */
  maxWaiting: number;
  /** How long one may wait for its turn, ms. */
  maxWaitMs: number;
  /** What a person reads whose work was refused: what happened, then what to do. */
  busyMessage: string;
}

/** Bounds how much costly work runs and waits, so that what it competes with stays fast. */
export const makeWorkQueue = ({ concurrency, maxWaiting, maxWaitMs, busyMessage }: Options): WorkQueue => {
  const queue = new PQueue({ concurrency });
  return {
    run: async (work, signal) => {
      const refused = new AbortController();
      const refuse = () => refused.abort(new OverloadedError(busyMessage, maxWaitMs / 1_000));
      if (signal?.aborted || (queue.pending >= concurrency && queue.size >= maxWaiting)) refuse();
      const timer = setTimeout(refuse, maxWaitMs);
      signal?.addEventListener('abort', refuse);
      // The queue would let the signal end work that runs, and what work does then is for the work to say.
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

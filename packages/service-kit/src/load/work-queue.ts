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

interface Waiting {
  begin: () => void;
}

/** Bounds how much costly work runs and waits, so that what it competes with stays fast. */
export const makeWorkQueue = ({ concurrency, maxWaiting, maxWaitMs, busyMessage }: Options): WorkQueue => {
  const waiting = new Set<Waiting>();
  let running = 0;

  const release = () => {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next.begin();
  };

  const turn = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const refuse = () => reject(new OverloadedError(busyMessage, maxWaitMs / 1_000));
      if (signal?.aborted) return refuse();
      if (running < concurrency) {
        running += 1;
        return resolve();
      }
      if (waiting.size >= maxWaiting) return refuse();
      const leave = () => {
        waiting.delete(entry);
        settle();
        refuse();
      };
      const timer = setTimeout(leave, maxWaitMs);
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      };
      const entry: Waiting = {
        begin: () => {
          settle();
          resolve();
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.add(entry);
    });

  return {
    run: async (work, signal) => {
      await turn(signal);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
};

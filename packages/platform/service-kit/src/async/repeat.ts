import { abortableSleep } from './sleep';

/** Work that goes on until it is stopped. */
export interface RunningWork {
  /** Resolves once the work that goes on has ended. */
  stop: () => Promise<void>;
}

interface Rhythm {
  /** Pause after each time, ms. */
  everyMs: number;
  /** Pause before the first time, ms. Without it the work begins at once. */
  firstMs?: number;
  /** Called with what the work threw. The next time comes as usual. */
  onError: (error: unknown) => void;
}

/** Does work again and again until it is stopped. @param work gets a signal that aborts when it should come to its end */
export const repeat = (
  work: (stopping: AbortSignal) => Promise<unknown>,
  { everyMs, firstMs = 0, onError }: Rhythm,
): RunningWork => {
  const stopping = new AbortController();
  const run = async () => {
    if (firstMs > 0) await abortableSleep(firstMs, stopping.signal);
    while (!stopping.signal.aborted) {
      await work(stopping.signal).catch(onError);
      await abortableSleep(everyMs, stopping.signal);
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};

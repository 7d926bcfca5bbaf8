import { abortableSleep } from './sleep';

/** Work that repeats until it is stopped. */
export interface RunningWork {
  /** Resolves when the current run has ended. */
  stop: () => Promise<void>;
}

interface Rhythm {
  /** Pause after each run, ms. */
  everyMs: number;
  /** Pause before the first run, ms. By default the work begins at once. */
  firstMs?: number;
  /** Called with the error that the work threw. The next run starts as usual. */
  onError: (error: unknown) => void;
}

/** Repeats work until it is stopped. @param work gets a signal that aborts when it should end */
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

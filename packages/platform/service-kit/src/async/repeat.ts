import { abortableSleep } from './sleep';

/** Work that repeats until it is stopped. */
export interface RunningWork {
  /** Resolves when the current run has ended. */
  stop: () => Promise<void>;
}

/** Work that a caller may also start before the pause is over. */
export interface RepeatedWork extends RunningWork {
  /** Ends the current pause. While the work runs, the next run follows without a pause. */
  repeatNow: () => void;
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
): RepeatedWork => {
  const stopping = new AbortController();
  let pause = new AbortController();
  const wait = async (ms: number) => {
    if (ms > 0) await abortableSleep(ms, pause.signal);
    pause = new AbortController();
  };
  const run = async () => {
    await wait(firstMs);
    while (!stopping.signal.aborted) {
      await work(stopping.signal).catch(onError);
      if (!stopping.signal.aborted) await wait(everyMs);
    }
  };
  const running = run();
  return {
    repeatNow: () => pause.abort(),
    stop: async () => {
      stopping.abort();
      pause.abort();
      await running;
    },
  };
};

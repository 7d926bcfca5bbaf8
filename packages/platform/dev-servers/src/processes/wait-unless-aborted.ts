import { setTimeout as wait } from 'node:timers/promises';

/** Resolves after this time (ms), or when the signal is aborted. */
export const waitUnlessAborted = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });

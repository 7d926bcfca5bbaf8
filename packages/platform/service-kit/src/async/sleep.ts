import { setTimeout as sleep } from 'node:timers/promises';

/** Waits `ms`, or until the signal aborts. Never rejects. */
export const abortableSleep = async (ms: number, signal: AbortSignal): Promise<void> => {
  if (signal.aborted) return;
  await sleep(ms, undefined, { signal }).catch(() => undefined);
};

import { setTimeout as sleep } from 'node:timers/promises';

/** Asks until the answer holds, at most 15 s: for what arrives by events. The last failure is thrown. */
export const eventually = async <T>(ask: () => Promise<T> | T): Promise<T> => {
  const deadline = Date.now() + 15_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(25);
    }
  }
};

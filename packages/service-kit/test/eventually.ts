import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks until the answer holds: for what arrives by events. The last failure is thrown.
 * @param withinMs how long to ask, ms; more only with a test that may take longer
 */
export const eventually = async <T>(ask: () => Promise<T> | T, withinMs = 15_000): Promise<T> => {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(25);
    }
  }
};

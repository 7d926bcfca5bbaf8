import { setTimeout as sleep } from 'node:timers/promises';
import { measured } from './measured';

/**
 * Repeats a check until it passes, for effects that arrive by events. Throws the last failure.
 * @param withinMs time limit; a longer one needs a test with a longer timeout
 */
export const eventually = <T>(ask: () => Promise<T> | T, withinMs = 60_000): Promise<T> =>
  measured('waiting for effects', async () => {
    const deadline = Date.now() + withinMs;
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await sleep(25);
      }
    }
  });

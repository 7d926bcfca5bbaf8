import { setTimeout as sleep } from 'node:timers/promises';
import { measured } from './measured';

/** Below the limit of a test (jest.config.mjs), so that a test that times out reports what it waited for. */
const waitMs = 120_000;

/**
 * Repeats a check until it passes, for effects that arrive by events. After two minutes it throws the last failure.
 * @param pauseMs between two attempts
 */
export const eventually = <T>(ask: () => Promise<T> | T, pauseMs = 25): Promise<T> =>
  measured('waiting for effects', async () => {
    const deadline = Date.now() + waitMs;
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await sleep(pauseMs);
      }
    }
  });

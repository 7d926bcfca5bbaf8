import { setTimeout as sleep } from 'node:timers/promises';
import { measured } from './measured';

/** Below the limit of a test (jest.config.mjs), so that a test that waits in vain says for what. */
const patienceMs = 120_000;

/** Repeats a check until it passes, for effects that arrive by events. After two minutes it throws the last failure. */
export const eventually = <T>(ask: () => Promise<T> | T): Promise<T> =>
  measured('waiting for effects', async () => {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await sleep(25);
      }
    }
  });

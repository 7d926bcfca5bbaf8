import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a function returns something other than false or undefined, at most four minutes: a busy machine is slow to start processes. */
export const waitUntil = async <T>(
  ask: () => Promise<T | false | undefined> | T | false | undefined,
): Promise<T> => {
  const deadline = Date.now() + 240_000;
  for (;;) {
    const answer = await ask();
    if (answer !== false && answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error(`It did not come true within four minutes: ${ask.toString()}`);
    await wait(50);
  }
};

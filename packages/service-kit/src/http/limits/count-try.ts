import { RateLimitedError } from '../../errors';

/** A counter of rate-limiter-flexible, whatever store it has. It rejects with the time to wait once there were too many. */
interface Counter {
  consume: (key: string) => Promise<unknown>;
}

/** Milliseconds to wait, of what a counter rejected with; null for a failure of its store. */
const waitOf = (refused: unknown): number | null =>
  typeof refused === 'object' && refused !== null && 'msBeforeNext' in refused
    ? Number(refused.msBeforeNext)
    : null;

const inWords = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

/**
 * Counts one try.
 * @param what what there was too much of, a sentence
 * @throws RateLimitedError 429 when there were too many, with the seconds until the next may come
 */
export const countTry = async (counter: Counter, key: string, what: string): Promise<void> => {
  try {
    await counter.consume(key);
  } catch (refused) {
    const wait = waitOf(refused);
    if (wait === null) throw refused;
    const seconds = Math.ceil(wait / 1_000);
    throw new RateLimitedError(`${what} Try again in ${inWords(seconds)}.`, seconds);
  }
};

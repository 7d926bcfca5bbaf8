import { RateLimitedError } from '../../errors';

/** A counter of rate-limiter-flexible with any store. It rejects with the time to wait after too many attempts. */
interface Counter {
  consume: (key: string) => Promise<unknown>;
}

/** Milliseconds to wait, from a counter's rejection; null when its store failed. */
const waitOf = (refused: unknown): number | null =>
  typeof refused === 'object' && refused !== null && 'msBeforeNext' in refused
    ? Number(refused.msBeforeNext)
    : null;

const inWords = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

/**
 * Counts one attempt.
 * @param what a sentence about what exceeded the limit
 * @throws RateLimitedError 429 after too many attempts, with the seconds until the next attempt is allowed
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

import { RateLimitedError } from '@setu/service-kit';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

const inWords = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

/**
 * Counts one try.
 * @param what what there was too much of, a sentence
 * @throws RateLimitedError 429 when there were too many, with the seconds until the next may come
 */
export const countTry = async (counter: RateLimiterAbstract, key: string, what: string): Promise<void> => {
  try {
    await counter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.ceil(refused.msBeforeNext / 1_000);
    throw new RateLimitedError(`${what} Try again in ${inWords(seconds)}.`, seconds);
  }
};

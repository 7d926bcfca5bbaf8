import { RateLimitedError } from '../../errors';
import { countTry } from './count-try';

const refusing = (reason: unknown) => ({ consume: () => Promise.reject(reason) });

it('an attempt is allowed while the counter accepts it', async () => {
  await countTry({ consume: async () => ({ remainingPoints: 3 }) }, 'key', 'Too many.');
});

it.each([
  [1, 1, 'Too many. Try again in a minute.'],
  [60_000, 60, 'Too many. Try again in a minute.'],
  [60_001, 61, 'Too many. Try again in 2 minutes.'],
  [7_140_000, 7_140, 'Too many. Try again in 119 minutes.'],
  [7_200_001, 7_201, 'Too many. Try again in 3 hours.'],
])(
  'an attempt %i ms before the next allowed attempt answers 429 after %i s',
  async (msBeforeNext, retryAfter, detail) => {
    const error = await countTry(refusing({ msBeforeNext }), 'key', 'Too many.').catch((thrown) => thrown);
    expect(error).toBeInstanceOf(RateLimitedError);
    expect(error).toMatchObject({ status: 429, retryAfter, detail });
  },
);

it('nothing is limited when the store fails', async () => {
  const failure = new Error('no connection');
  await expect(countTry(refusing(failure), 'key', 'Too many.')).rejects.toBe(failure);
});

import { UpstreamError } from '@setu/service-kit';

/** Maximum of publications and promotions that wait for the checks of others; more are refused. */
const maxWaiting = 10;
/** Seconds after which a refused publication may be repeated. */
const retryAfter = 10;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Runs work on the files of releases one after another in this process, in the order of the calls.
 * @throws UpstreamError 503 when too many are already waiting
 */
export const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (waiting >= maxWaiting)
    throw new UpstreamError(
      503,
      'Many releases are being published at the moment. Try again in 10 seconds.',
      {
        retryAfter,
      },
    );
  waiting += 1;
  const turn = last.then(() => {
    waiting -= 1;
    return work();
  });
  last = turn.catch(() => undefined);
  return turn;
};

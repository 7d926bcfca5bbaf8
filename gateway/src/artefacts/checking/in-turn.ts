import { UpstreamError } from '@setu/service-kit';

/** Publications and promotions that wait for another one's files to be checked; more are turned away. */
const maxWaiting = 10;
/** Seconds after which a publication that was turned away is worth another try. */
const retryAfter = 10;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Runs one piece of work on the files of a release at a time in this process, in the order in which it was asked for.
 * @throws UpstreamError 503 when too many wait already
 */
export const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (waiting >= maxWaiting)
    throw new UpstreamError(503, 'Many releases are being published right now. Try again in a moment.', {
      retryAfter,
    });
  waiting += 1;
  const turn = last.then(() => {
    waiting -= 1;
    return work();
  });
  last = turn.catch(() => undefined);
  return turn;
};

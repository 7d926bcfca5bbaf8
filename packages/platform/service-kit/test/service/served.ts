import { eventually } from '../eventually';

/** Without a pause, hundreds of callers that retry would keep a busy machine from serving any of them. */
const pauseMs = 500;

/**
 * Makes a call like a client that retries after a 503, which many calls that wait for one connection or lock get on a busy
 * machine. Not for calls that count before they fail, such as those with a limit of attempts.
 */
export const served = <T extends { status: number }>(call: () => Promise<T>): Promise<T> =>
  eventually(async () => {
    const reply = await call();
    if (reply.status === 503) throw new Error('The reply is still 503');
    return reply;
  }, pauseMs);

import { eventually } from '../eventually';

/** Hundreds of callers who ask again at once would keep a busy machine from serving any of them. */
const pauseMs = 500;

/**
 * Makes a call as people do: again after a 503. Calls of which many wait for one connection or lock get it on a busy machine.
 * Not for calls that count before they fail, as a limit of tries does.
 */
export const served = <T extends { status: number }>(call: () => Promise<T>): Promise<T> =>
  eventually(async () => {
    const reply = await call();
    if (reply.status === 503) throw new Error('The reply is still 503');
    return reply;
  }, pauseMs);

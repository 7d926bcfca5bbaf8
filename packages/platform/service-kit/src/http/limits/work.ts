import type { IncomingMessage } from 'node:http';

/** A request that was admitted. It counts as work, except while it waits for its client. */
export interface Work {
  /** From here on the request waits for its client. */
  pause: () => void;
  /** From here on it counts again. It is not refused: what has arrived whole is not thrown away. */
  resume: () => void;
  /**
   * Makes room for a body that arrives, whose request must be paused.
   * @returns to be called when it has arrived
   * @throws OverloadedError when too many bodies arrive
   */
  expectBody: () => () => void;
}

const works = new WeakMap<IncomingMessage, Work>();

/** Work of a server without limits. */
const unlimited: Work = {
  pause: () => undefined,
  resume: () => undefined,
  expectBody: () => () => undefined,
};

/** Notes the work of a request. Only `shedOverload` counts. */
export const noteWork = (request: IncomingMessage, work: Work): void => void works.set(request, work);

/** The work of a request. */
export const workOf = (request: IncomingMessage): Work => works.get(request) ?? unlimited;

/**
 * Notes that the body of a request arrives: until then the request is no work, so a slow client takes nothing from others.
 * @returns to be called when the body has arrived, or does not come any more
 * @throws OverloadedError when too many bodies arrive
 */
export const beginArrival = (request: IncomingMessage): (() => void) => {
  if (request.complete) return () => undefined;
  const work = workOf(request);
  const arrived = work.expectBody();
  work.pause();
  return () => {
    work.resume();
    arrived();
  };
};

/** Reads the body of a request as one that arrives. @throws OverloadedError when too many bodies arrive, and what `read` throws */
export const whileArriving = async <T>(request: IncomingMessage, read: () => Promise<T>): Promise<T> => {
  const end = beginArrival(request);
  try {
    return await read();
  } finally {
    end();
  }
};

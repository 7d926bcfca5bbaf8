import type { IncomingMessage } from 'node:http';

/** A request that was admitted. It counts as work, except while it waits for its client. */
export interface Work {
  /** From here on the request waits for its client. */
  pause: () => void;
  /** From here on the request counts again. It is not refused, so that a complete body is not wasted. */
  resume: () => void;
  /**
   * Counts a body that is being received. Its request must be paused.
   * @returns a function to call when it is complete
   * @throws OverloadedError when too many bodies are being received
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

/** Stores the work of a request. Only `shedOverload` counts it. */
export const noteWork = (request: IncomingMessage, work: Work): void => void works.set(request, work);

/** The work of a request. */
export const workOf = (request: IncomingMessage): Work => works.get(request) ?? unlimited;

/**
 * Marks that the body of a request is being received. Until it is complete the request does not count as work, so a slow
 * client does not affect others.
 * @returns a function to call when the body is complete or was abandoned
 * @throws OverloadedError when too many bodies are being received
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

/**
 * Reads the body of a request, and counts it while it is received.
 * @throws OverloadedError when too many bodies are being received, and what `read` throws
 */
export const whileArriving = async <T>(request: IncomingMessage, read: () => Promise<T>): Promise<T> => {
  const end = beginArrival(request);
  try {
    return await read();
  } finally {
    end();
  }
};

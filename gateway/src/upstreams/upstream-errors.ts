import { AppError, UpstreamError } from '@setu/service-kit';

const fieldOf = (error: unknown, field: 'code' | 'name'): string =>
  typeof error === 'object' && error !== null && field in error
    ? String((error as Record<string, unknown>)[field])
    : '';
const codeOf = (error: unknown) => fieldOf(error, 'code');
const nameOf = (error: unknown) => fieldOf(error, 'name');

const tooSlow = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
const unreached = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_DESTROYED',
  'UND_ERR_CLOSED',
]);
const reset = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** No connection came about: nothing was asked. */
export const wasUnreached = (error: unknown): boolean => unreached.has(codeOf(error));
/** A connection that broke before any reply: what was asked may not have been heard. */
export const wasReset = (error: unknown): boolean => reset.has(codeOf(error));
/** The client took its call back, or went away while the reply was written: nobody behind us failed. */
export const wasAborted = (error: unknown): boolean =>
  nameOf(error) === 'AbortError' || codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE';
/** No reply, or no further piece of it, came in time. */
export const wasTooSlow = (error: unknown): boolean =>
  tooSlow.has(codeOf(error)) || nameOf(error) === 'TimeoutError';

/** The reply for a service that gave none, or none in time, or no sense. */
export const upstreamFailure = (service: string, error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (wasTooSlow(error))
    return new UpstreamError(504, `The ${service} service took too long to answer. Try again.`, {
      cause: error,
      retryAfter: 5,
    });
  if (wasUnreached(error) || wasReset(error))
    return new UpstreamError(503, `The ${service} service is not available. Try again in a few seconds.`, {
      cause: error,
      retryAfter: 5,
    });
  return new UpstreamError(502, `The ${service} service gave an answer that makes no sense. Try again.`, {
    cause: error,
  });
};

import type { ServiceName } from '@setu/contracts';
import { AppError, UpstreamError } from '@setu/service-kit';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const tooSlow = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
const notThere = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_DESTROYED',
  'UND_ERR_CLOSED',
]);

/** A connection that broke before any reply: what was asked may not have been heard. */
export const wasReset = (error: unknown): boolean =>
  ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(codeOf(error));

/** The reply for a service that gave none, or none in time, or no sense. */
export const upstreamFailure = (service: ServiceName, error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  if (tooSlow.has(code))
    return new UpstreamError(504, `The ${service} service took too long to answer. Try again.`, {
      cause: error,
      retryAfter: 5,
    });
  if (notThere.has(code))
    return new UpstreamError(503, `The ${service} service is not available. Try again in a few seconds.`, {
      cause: error,
      retryAfter: 5,
    });
  return new UpstreamError(502, `The ${service} service gave an answer that makes no sense. Try again.`, {
    cause: error,
  });
};

import { AppError, isCertificateCode, UpstreamError } from '@setu/service-kit';

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
  // The other side does not speak TLS, or has no version in common.
  'EPROTO',
]);
const reset = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** No connection was made, or its certificate was not accepted, so the service got no request. */
export const wasUnreached = (error: unknown): boolean =>
  unreached.has(codeOf(error)) || isCertificateCode(codeOf(error));
/** The connection broke before any reply: the service may not have received the request. */
export const wasReset = (error: unknown): boolean => reset.has(codeOf(error));
/** The client cancelled its call or disconnected while the reply was written: no service failed. */
export const wasAborted = (error: unknown): boolean =>
  nameOf(error) === 'AbortError' || codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE';
/** The reply, or its next part, did not arrive in time. */
export const wasTooSlow = (error: unknown): boolean =>
  tooSlow.has(codeOf(error)) || nameOf(error) === 'TimeoutError';

/** The problem for a service that did not answer, answered too late, or returned an invalid response. */
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
  return new UpstreamError(502, `The ${service} service returned an invalid response. Try again.`, {
    cause: error,
  });
};

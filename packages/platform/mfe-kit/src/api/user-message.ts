import { ApiError } from './api-error';

/**
 * The server's sentence about a failed call, for the person on the page. Null without a problem document, and for an
 * internal error (500): its fixed sentence says less than the caller's own.
 */
export const userMessageOf = (error: unknown): string | null =>
  error instanceof ApiError && error.status !== 500 ? error.detail : null;

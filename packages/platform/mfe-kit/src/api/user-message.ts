import { ApiError } from './api-error';

/**
 * The server's message about a failed call, for the user. Null without a problem document, and for an internal error
 * (500), whose fixed message is less specific than the caller's.
 */
export const userMessageOf = (error: unknown): string | null =>
  error instanceof ApiError && error.status !== 500 ? error.detail : null;

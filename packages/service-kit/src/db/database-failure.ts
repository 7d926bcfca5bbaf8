import { type AppError, DatabaseUnavailableError, StorageFullError, UpstreamError } from '../errors';

/** SQLSTATEs of a server that stops, starts, has no connection left or lost its memory; 08 is the class of lost connections. */
const unavailableStates = /^(08...|57P0[1-5]|53[0234]00|25P0[34])$/;
const diskFull = '53100';
/** The server cancelled a statement that took longer than it may. */
const queryCanceled = '57014';
/** A transaction that lost against another one and may run again: serialization failure, deadlock. */
const conflictStates = new Set(['40001', '40P01']);

/** How the network says that the server is away; the drivers pass these codes on. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * What pg and knex say, without a code, of a connection that was lost or did not come about in time; knex puts the
 * statement and ` - ` before it.
 */
const lostConnection =
  /(?:^| - )(?:Connection terminated|timeout expired$|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Query read timeout$|Connection ended unexpectedly)/;

/** The driver's own error below the one that Objection made of it. */
export const nativeErrorOf = (error: unknown): unknown =>
  error instanceof Error && 'nativeError' in error ? error.nativeError : error;

/** Read as a value: errors of another realm, as in tests, are no instance of our Error. */
const fieldOf = (error: unknown, field: 'code' | 'message' | 'name'): string => {
  const cause = nativeErrorOf(error);
  if (typeof cause !== 'object' || cause === null || !(field in cause)) return '';
  return String((cause as Record<string, unknown>)[field]);
};

/** Whether the transaction lost against another one and can simply run again. */
export const isTransactionConflict = (error: unknown): boolean => conflictStates.has(fieldOf(error, 'code'));

const isUnavailable = (error: unknown): boolean => {
  const code = fieldOf(error, 'code');
  return (
    unavailableStates.test(code) ||
    networkCodes.has(code) ||
    fieldOf(error, 'name') === 'KnexTimeoutError' ||
    lostConnection.test(fieldOf(error, 'message'))
  );
};

/** Whether the database is away or full, which is no fault of what was asked of it. */
export const isDatabaseFault = (error: unknown): boolean =>
  isUnavailable(error) || fieldOf(error, 'code') === diskFull;

/**
 * The reply for a failure of the database that is no bug: 503 while it is away, 507 while its disk is full, 503 for a
 * statement that took too long and for a transaction that lost against others. Null for everything else.
 */
export const databaseFailure = (error: unknown): AppError | null => {
  const code = fieldOf(error, 'code');
  if (code === diskFull) return new StorageFullError(error);
  if (isUnavailable(error)) return new DatabaseUnavailableError(error);
  // These two may be the release's own doing, so they count against it.
  if (code === queryCanceled)
    return new UpstreamError(503, 'This took too long and was stopped. Try again in a few seconds.', {
      cause: error,
      retryAfter: 5,
    });
  if (isTransactionConflict(error))
    return new UpstreamError(503, 'The same thing was changed at the same moment. Try again.', {
      cause: error,
      retryAfter: 1,
    });
  return null;
};

import { type AppError, DatabaseUnavailableError, StorageFullError, UpstreamError } from '../errors';
import { isCertificateCode } from '../tls/certificate-problem';

/** SQLSTATEs of a server that stops, starts, is read-only, or is out of connections or memory. Class 08 is lost connections. */
const unavailableStates = /^(08...|57P0[1-5]|53[0234]00|25P0[34]|25006)$/;
const diskFull = '53100';
/** The server cancelled a statement that exceeded its time limit. */
const queryCanceled = '57014';
/** Serialization failure and deadlock: the transaction may run again. */
const conflictStates = new Set(['40001', '40P01']);

/** Network errors of an unreachable server, as the drivers report them. */
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
 * Messages of pg and knex, without a code, for a connection that was lost or not made in time. Knex puts the statement and
 * ` - ` in front.
 */
const lostConnection =
  /(?:^| - )(?:Connection terminated|timeout expired$|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Query read timeout$|Connection ended unexpectedly)/;

/** The driver's error, which Objection wraps in its own. */
export const nativeErrorOf = (error: unknown): unknown =>
  error instanceof Error && 'nativeError' in error ? error.nativeError : error;

/** Compares values, because errors of another realm, as in tests, are not instances of our Error. */
const fieldOf = (error: unknown, field: 'code' | 'message' | 'name' | 'syscall'): string => {
  const cause = nativeErrorOf(error);
  if (typeof cause !== 'object' || cause === null || !(field in cause)) return '';
  return String((cause as Record<string, unknown>)[field]);
};

/** Whether the transaction failed because of a concurrent one, so that it can run again. */
export const isTransactionConflict = (error: unknown): boolean => conflictStates.has(fieldOf(error, 'code'));

const isUnavailable = (error: unknown): boolean => {
  const code = fieldOf(error, 'code');
  return (
    unavailableStates.test(code) ||
    networkCodes.has(code) ||
    // Whatever the code is, no connection was made. A route without a destination gives EINVAL.
    fieldOf(error, 'syscall') === 'connect' ||
    isCertificateCode(code) ||
    fieldOf(error, 'name') === 'KnexTimeoutError' ||
    lostConnection.test(fieldOf(error, 'message'))
  );
};

/** Whether the database is unavailable or full, whatever the statement was. */
export const isDatabaseFault = (error: unknown): boolean =>
  isUnavailable(error) || fieldOf(error, 'code') === diskFull;

/**
 * The reply for a database failure that is not a bug: 503 when the database is unavailable, when a statement took too long
 * or when a transaction kept conflicting with others; 507 when its disk is full. Null for everything else.
 */
export const databaseFailure = (error: unknown): AppError | null => {
  const code = fieldOf(error, 'code');
  if (code === diskFull) return new StorageFullError(error);
  if (isUnavailable(error)) return new DatabaseUnavailableError(error);
  // The release itself may cause these two, so they count as its failures.
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

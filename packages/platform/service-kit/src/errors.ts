import type { ErrorCode } from '@setu/protocol';

/** A field of the request with an invalid value. */
export interface FieldIssue {
  path: string;
  message: string;
  /** How to fix it; `message` ends with this text. */
  fix?: string;
}

interface Details {
  cause?: unknown;
  issues?: readonly FieldIssue[];
  /** Seconds until a retry is useful; sent as Retry-After. */
  retryAfter?: number;
}

/** An expected failure with its HTTP status. Any other error is a bug and is answered with 500. */
export class AppError extends Error {
  readonly issues: readonly FieldIssue[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    /** What happened and what to do, for people. When absent, the sentence of the product's catalogue is used. */
    readonly detail?: string,
    details: Details = {},
  ) {
    super(detail ?? code, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = new.target.name;
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
  }
}

/** 400: invalid input, with all its issues. The first issue is shown to people. */
export class InvalidInputError extends AppError {
  constructor(issues: readonly FieldIssue[], code: ErrorCode = 'validation_failed') {
    super(400, code, issues[0]?.message, { issues });
  }
}

/** 401: the caller is not signed in, or the session has ended. */
export class UnauthenticatedError extends AppError {
  constructor(code: ErrorCode = 'unauthenticated', detail?: string) {
    super(401, code, detail);
  }
}

/** 403: the role of the caller does not allow this. */
export class ForbiddenError extends AppError {
  constructor(code: ErrorCode = 'wrong_role', detail?: string) {
    super(403, code, detail);
  }
}

/** 404: it does not exist, belongs to another user, or the id is malformed. The reply does not reveal which. */
export class NotFoundError extends AppError {
  constructor(code: ErrorCode = 'not_found', detail?: string) {
    super(404, code, detail);
  }
}

/** 409: the current state does not allow this. */
export class ConflictError extends AppError {
  constructor(code: ErrorCode, detail?: string) {
    super(409, code, detail);
  }
}

/** 429: too many requests. `retryAfter` in seconds. */
export class RateLimitedError extends AppError {
  declare readonly detail: string;

  constructor(detail: string, retryAfter: number, code: ErrorCode = 'too_many_requests') {
    super(429, code, detail, { retryAfter });
  }
}

/** Another service failed: 502 invalid response, 503 unreachable, 504 too slow. */
export class UpstreamError extends AppError {
  constructor(status: 502 | 503 | 504, detail: string, details: Details = {}) {
    super(status, upstreamCodes[status], detail, details);
  }
}

/**
 * 503 or 507: a server that the whole platform shares is unavailable. This is not a bug of the release, so it is neither
 * logged as a bug nor counted against a canary.
 */
export class PlatformFaultError extends AppError {}

/** 503: the database restarts, is unreachable, or does not answer in time. */
export class DatabaseUnavailableError extends PlatformFaultError {
  constructor(cause: unknown) {
    super(503, 'database_unavailable', undefined, { cause, retryAfter: 5 });
  }
}

/** 507: the disk of the database is full. */
export class StorageFullError extends PlatformFaultError {
  constructor(cause: unknown) {
    super(507, 'storage_full', undefined, { cause, retryAfter: 60 });
  }
}

/** 503: too much work at the moment. `retryAfter` in seconds. */
export class OverloadedError extends PlatformFaultError {
  declare readonly detail: string;

  constructor(detail: string, retryAfter: number) {
    super(503, 'service_unavailable', detail, { retryAfter });
  }
}

const upstreamCodes = {
  502: 'upstream_failed',
  503: 'service_unavailable',
  504: 'upstream_timeout',
} as const;

import type { Problem, ProblemIssue } from '@setu/protocol';

/** Whether it is a problem document, and not the error page of a proxy. */
const isProblem = (value: object): value is Problem =>
  'code' in value && typeof value.code === 'string' && 'detail' in value && typeof value.detail === 'string';

const asProblem = (body: string): Problem | null => {
  if (!body.startsWith('{')) return null;
  try {
    const value = JSON.parse(body) as object;
    return isProblem(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/**
 * A reply that is not a success. The message is the status, a colon, a space and the body's text, or the status text
 * when the body is empty. Every call in the product follows this rule.
 */
export class ApiError extends Error {
  readonly status: number;
  /** The problem document; null when the body was not one. */
  readonly problem: Problem | null;
  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = asProblem(body);
  }

  /** Machine-readable reason, to switch on; null when the server gave none. */
  get code(): string | null {
    return this.problem?.code ?? null;
  }

  /** A sentence for people; null when the server gave none. */
  get detail(): string | null {
    return this.problem?.detail ?? null;
  }

  /** Errors of fields, by dotted path. */
  get fieldErrors(): readonly ProblemIssue[] {
    return this.problem?.errors ?? [];
  }
}

/**
 * An authorization failure, recognised by its message: it begins with `401: ` and contains `Unauthorized`. A change by a page whose
 * session has ended is refused with a different code.
 */
export const isUnauthorized = (error: unknown): boolean =>
  (error instanceof Error && error.message.startsWith('401: ') && error.message.includes('Unauthorized')) ||
  (error instanceof ApiError && error.code === 'session_ended');

/** True when the server replied 404, as opposed to a call that failed. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

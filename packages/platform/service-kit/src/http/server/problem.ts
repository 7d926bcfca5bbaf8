import {
  type Problem,
  type ProductTexts,
  platformErrors,
  platformFaultHeader,
  problemMediaType,
  statusTitles,
} from '@setu/protocol';
import type { Context, Middleware } from 'koa';
import { databaseFailure, nativeErrorOf } from '../../db/database-failure';
import { AppError, PlatformFaultError } from '../../errors';
import type { Logger } from '../../observability/logger';
import { traceOf } from '../../tracing/trace-requests';

const internal = new AppError(500, 'internal_error');

/** The problem document of an error: RFC 9457, plus `code`, `errors` and `requestId`. */
export const problemOf = (
  error: AppError,
  requestId?: string,
  errors: ProductTexts['errors'] = platformErrors,
): Problem => ({
  type: 'about:blank',
  title: statusTitles[error.status] ?? 'Error',
  status: error.status,
  detail: error.detail ?? errors[error.code]?.sentence ?? error.code,
  code: error.code,
  ...(error.issues ? { errors: error.issues.map((issue) => ({ ...issue })) } : {}),
  ...(requestId ? { requestId } : {}),
});

/** Writes an error as the reply. */
export const writeProblem = (ctx: Context, error: AppError, errors?: ProductTexts['errors']): void => {
  ctx.status = error.status;
  ctx.body = JSON.stringify(problemOf(error, ctx.state.requestId as string | undefined, errors));
  ctx.type = problemMediaType;
  ctx.set('cache-control', 'no-store');
  if (error instanceof PlatformFaultError) ctx.set(platformFaultHeader, error.code);
  if (error.retryAfter !== undefined)
    ctx.set('retry-after', String(Math.max(1, Math.ceil(error.retryAfter))));
};

/** Turns Postgres failures that a request can cause into expected errors; others stay bugs. */
export type DatabaseErrorMap = Readonly<Record<string, AppError>>;

const constraintOf = (error: unknown): string | undefined => {
  const cause = nativeErrorOf(error);
  return cause instanceof Error && 'constraint' in cause ? String(cause.constraint) : undefined;
};

/**
 * Turns failures into replies: expected errors with their own status, violated constraints as `constraints` maps them, an
 * unavailable or full database with 503 or 507, and everything else with 500 and the whole stack in the log.
 */
export const problems = (
  logger: Logger,
  errors: ProductTexts['errors'],
  constraints: DatabaseErrorMap = {},
): Middleware => {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const expected = error instanceof AppError ? error : constraints[constraintOf(error) ?? ''];
      const failure = expected ?? databaseFailure(error);
      const { requestId } = ctx.state;
      const request = { requestId, traceId: traceOf(ctx)?.traceId, method: ctx.method, path: ctx.path };
      if (!failure) logger.error({ err: error, ...request }, 'bug');
      else if (!expected) logger.warn({ err: error, code: failure.code, ...request }, 'database failure');
      writeProblem(ctx, failure ?? internal, errors);
    }
  };
};

import type { Endpoint } from '@setu/protocol';
import type { z } from 'zod';
import { type FieldIssue, InvalidInputError, NotFoundError } from '../../errors';

/** Field issues of a failed parse, paths dotted. */
export const fieldIssues = (error: z.ZodError): FieldIssue[] =>
  error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));

/**
 * Path, query and body values of a request as one object, parsed by the endpoint's schemas.
 * @throws NotFoundError for a malformed path parameter, because no such resource can exist
 * @throws InvalidInputError with all issues of query and body
 */
export const parseInput = (
  endpoint: Endpoint,
  from: { params: unknown; query: unknown; body: unknown },
): Record<string, unknown> => {
  const params = endpoint.params.safeParse(from.params);
  if (!params.success) throw new NotFoundError();
  const query = endpoint.query.safeParse(from.query);
  const body = endpoint.body.safeParse(from.body);
  if (!query.success || !body.success) {
    throw new InvalidInputError([
      ...(query.success ? [] : fieldIssues(query.error)),
      ...(body.success ? [] : fieldIssues(body.error)),
    ]);
  }
  return { ...(query.data as object), ...(body.data as object), ...(params.data as object) };
};

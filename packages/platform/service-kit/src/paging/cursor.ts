import { platformErrors } from '@setu/protocol';
import { z } from 'zod';
import { InvalidInputError } from '../errors';

/** Encodes a position in a sorted list: the sort key of the last row. Opaque to callers. */
export const encodeCursor = (values: readonly (string | number | boolean | null)[]): string =>
  Buffer.from(JSON.stringify(values), 'utf8').toString('base64url');

const garbage = () =>
  new InvalidInputError(
    [{ path: 'cursor', message: platformErrors.invalid_cursor.sentence }],
    'invalid_cursor',
  );

/**
 * Decodes a cursor and checks it against the schema of the sort key.
 * @throws InvalidInputError with code invalid_cursor for anything that `encodeCursor` did not produce
 */
export const decodeCursor = <T extends z.ZodType>(cursor: string, shape: T): z.output<T> => {
  let values: unknown;
  try {
    values = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw garbage();
  }
  const parsed = shape.safeParse(values);
  if (!parsed.success) throw garbage();
  return parsed.data;
};

/**
 * An instant in a cursor: epoch milliseconds within the range of Postgres. It is decoded as ISO text for SQL.
 */
export const Moment = z
  .int()
  .min(0)
  .max(Date.UTC(2200, 0))
  .transform((ms) => new Date(ms).toISOString());

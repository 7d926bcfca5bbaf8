import { errorCatalogue } from '@setu/contracts';
import { z } from 'zod';
import { InvalidInputError } from '../errors';

/** An opaque place in a sorted list: the sort key's values of the last row seen. */
export const encodeCursor = (values: readonly (string | number | boolean | null)[]): string =>
  Buffer.from(JSON.stringify(values), 'utf8').toString('base64url');

const garbage = () =>
  new InvalidInputError(
    [{ path: 'cursor', message: errorCatalogue.invalid_cursor.sentence }],
    'invalid_cursor',
  );

/**
 * The values of a cursor, held against the shape the sort order wants.
 * @throws InvalidInputError with code invalid_cursor for anything we did not make
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
 * An instant as a cursor carries it: epoch milliseconds, within what Postgres can hold. It comes out as ISO text, as SQL
 * takes it.
 */
export const Moment = z
  .int()
  .min(0)
  .max(Date.UTC(2200, 0))
  .transform((ms) => new Date(ms).toISOString());

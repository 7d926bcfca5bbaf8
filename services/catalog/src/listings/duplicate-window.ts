import { isDeepStrictEqual } from 'node:util';

const duplicateWindowMs = 2 * 60 * 1_000;

/**
 * The start of the duplicate window, two minutes ago. A listing with the same content by the same owner within it is a duplicate, such as
 * after a double click or a retry.
 */
export const duplicatesSince = (now: Date): Date => new Date(now.getTime() - duplicateWindowMs);

/** Whether a stored row has exactly these values. */
export const hasValues = (row: object, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(values).every(([name, value]) =>
    isDeepStrictEqual((row as Record<string, unknown>)[name], value),
  );

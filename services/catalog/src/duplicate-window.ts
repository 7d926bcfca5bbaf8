import { isDeepStrictEqual } from 'node:util';

const duplicateWindowMs = 2 * 60 * 1_000;

/**
 * Since when a listing with the same content of the same owner counts as the same one: two minutes back. So a double
 * click, or another try after a lost reply, creates one.
 */
export const duplicatesSince = (now: Date): Date => new Date(now.getTime() - duplicateWindowMs);

/** Whether a stored row has exactly these values. */
export const hasValues = (row: object, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(values).every(([name, value]) =>
    isDeepStrictEqual((row as Record<string, unknown>)[name], value),
  );

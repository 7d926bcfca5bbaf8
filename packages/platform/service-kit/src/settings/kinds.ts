import { z } from 'zod';

/** `1` or `0`. */
export const flag = (byDefault: '0' | '1') =>
  z
    .enum(['0', '1'])
    .default(byDefault)
    .transform((value) => value === '1');

/** A port to listen at; 0: the system chooses a free one. */
export const portNumber = z.coerce.number().int().min(0).max(65_535);

/** The items of a comma-separated text. */
export const commaList = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

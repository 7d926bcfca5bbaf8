import { z } from 'zod';

/** `true` or `false` in a query. */
export const BooleanText = z
  .enum(['true', 'false'], { error: 'Use true or false' })
  .transform((value) => value === 'true');

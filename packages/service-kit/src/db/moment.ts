import { z } from 'zod';

/** An instant as a cursor carries it: epoch milliseconds, within what Postgres can hold; in SQL it is ISO text. */
export const Moment = z
  .int()
  .min(0)
  .max(Date.UTC(2200, 0))
  .transform((ms) => new Date(ms).toISOString());

import { z } from 'zod';

/** Settings of `npm run bench -- scale`. */
export const ScaleEnvironment = z.object({
  SCALE_ROWS: z.coerce.number().int().min(1_000).default(1_000_000).meta({
    description: 'Rows of the big database that is compared with one of a thousand rows.',
    unit: 'rows',
  }),
});

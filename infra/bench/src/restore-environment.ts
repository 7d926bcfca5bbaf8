import { z } from 'zod';

/** Settings of `npm run bench -- restore`. */
export const RestoreEnvironment = z.object({
  RESTORE_ROWS: z.coerce.number().int().min(1).default(170_000).meta({
    description: 'Rows of each big table of the database that is backed up and restored.',
    unit: 'rows',
  }),
});

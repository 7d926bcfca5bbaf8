import { parseEnvironment } from '@setu/service-kit';
import { z } from 'zod';

/** Further environment variables of the catalog. */
const CatalogEnvironment = z
  .object({
    /** `before`: a new franchise is public once an administrator has approved it; `after`: at once. */
    MODERATION: z.enum(['before', 'after']).default('after'),
  })
  .transform(({ MODERATION }) => ({ isReviewed: MODERATION === 'before' }));
export type CatalogSettings = z.output<typeof CatalogEnvironment>;

/** The settings of an environment. @throws Error that names everything wrong with it */
export const readSettings = (environment: NodeJS.ProcessEnv): CatalogSettings =>
  parseEnvironment(CatalogEnvironment, environment);

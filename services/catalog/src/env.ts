import { parseEnvironment } from '@setu/service-kit';
import { z } from 'zod';

/** Further environment variables of the catalog. */
export const CatalogEnvironment = z
  .object({
    MODERATION: z.enum(['before', 'after']).default('after').meta({
      description:
        '`before`: others see a new listing once an administrator has approved it. What its owner changes afterwards, and a new name or logo of the owner, is public at once, without a review. `after`: others see a new listing at once.',
    }),
  })
  .transform(({ MODERATION }) => ({ isReviewed: MODERATION === 'before' }));
export type CatalogSettings = z.output<typeof CatalogEnvironment>;

/** Reads the settings from an environment. @throws Error that names every invalid variable */
export const readSettings = (environment: NodeJS.ProcessEnv): CatalogSettings =>
  parseEnvironment(CatalogEnvironment, environment);

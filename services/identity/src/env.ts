import { demoPasswordDefault } from '@setu/contracts';
import { z } from 'zod';

/** Further environment variables of identity. */
export const IdentityEnvironment = z.object({
  /** Password of the demo accounts; used in a demo only. */
  DEMO_PASSWORD: z
    .string()
    .default('')
    .transform((value) => value || demoPasswordDefault),
});

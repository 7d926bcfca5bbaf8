import { demoPasswordDefault } from '@setu/contracts';
import { z } from 'zod';

/** What identity reads beyond what every service reads. */
export const IdentityEnvironment = z.object({
  /** Password of the demo accounts, in a demo alone. */
  DEMO_PASSWORD: z
    .string()
    .default('')
    .transform((value) => value || demoPasswordDefault),
});

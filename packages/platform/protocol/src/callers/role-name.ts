import { z } from 'zod';
import type { Role } from '../register';

/** The name of a role. The product defines its roles; a caller with any other name has no permissions. */
export const RoleName = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{0,62}$/, 'This is not the name of a role') as unknown as z.ZodType<Role, Role>;

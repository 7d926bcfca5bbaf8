import { z } from 'zod';
import type { Role } from '../register';

/** The name of a role. The product knows its roles: a name of none may do nothing. */
export const RoleName = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{0,62}$/, 'This is not the name of a role') as unknown as z.ZodType<Role, Role>;

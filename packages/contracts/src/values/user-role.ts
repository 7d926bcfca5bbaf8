import { z } from 'zod';

/** Stored roles. Administrators of users speak `real_estate` for `agent`; that stays at the edge of those calls. */
export const userRoles = ['investor', 'brand', 'agent', 'admin'] as const;
export const UserRole = z.enum(userRoles);
export type UserRole = z.output<typeof UserRole>;

/** What a role is called in the interface. */
export const userRoleLabels: Readonly<Record<UserRole, string>> = {
  investor: 'Investor',
  brand: 'Brand',
  agent: 'Agent/Consultant',
  admin: 'Admin',
};

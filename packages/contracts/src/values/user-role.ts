import { z } from 'zod';

/** Stored roles. Only the administrators' calls use `real_estate` for `agent`. */
export const userRoles = ['investor', 'brand', 'agent', 'admin'] as const;
export const UserRole = z.enum(userRoles);
export type UserRole = z.output<typeof UserRole>;

/** Labels of roles in the interface. */
export const userRoleLabels: Readonly<Record<UserRole, string>> = {
  investor: 'Investor',
  brand: 'Brand',
  agent: 'Agent/Consultant',
  admin: 'Admin',
};

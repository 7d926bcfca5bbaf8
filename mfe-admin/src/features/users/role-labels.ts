import type { AdminRole } from '@setu/contracts';

/** What the administrators' roles are called. */
export const roleLabels: Readonly<Record<AdminRole, string>> = {
  investor: 'Investor',
  brand: 'Brand',
  real_estate: 'Real Estate',
  admin: 'Admin',
};

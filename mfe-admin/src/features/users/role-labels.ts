import type { AdminRole } from '@setu/contracts';

/** Names of the roles. */
export const roleLabels: Readonly<Record<AdminRole, string>> = {
  investor: 'Investor',
  brand: 'Brand',
  real_estate: 'Real Estate',
  admin: 'Admin',
};

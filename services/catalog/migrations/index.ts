import type { Migration } from '@setu/service-kit';
import { createBrands } from './20261120100000-create-brands';
import { createFranchiseOpportunities } from './20261120100100-create-franchise-opportunities';
import { indexFranchiseOpportunities } from './20261120100200-index-franchise-opportunities';

export const migrations: readonly Migration[] = [
  createBrands,
  createFranchiseOpportunities,
  indexFranchiseOpportunities,
];

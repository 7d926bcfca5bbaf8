import { product } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

export const dashboardHead: PageHeadInput = {
  title: `Agent Dashboard | ${product.name}`,
  description: 'Manage property demands and client requirements',
  canonical: '/dashboard',
  noIndex: true,
};

import { type PageHeadInput, product } from '@setu/contracts';

export const dashboardHead: PageHeadInput = {
  title: `Agent Dashboard | ${product.name}`,
  description: 'Manage property demands and client requirements',
  canonical: '/dashboard',
  noIndex: true,
};

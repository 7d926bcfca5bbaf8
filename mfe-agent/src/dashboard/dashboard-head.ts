import type { PageHeadInput } from '@setu/contracts';

export const dashboardHead: PageHeadInput = {
  title: 'Agent Dashboard',
  description: 'Manage property demands and client requirements',
  canonical: '/dashboard',
  noIndex: true,
};

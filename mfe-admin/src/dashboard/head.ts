import { product } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

/** The head of the dashboard, for every tab. */
export const dashboardHead = (): PageHeadInput => ({
  title: `Admin Dashboard | ${product.name}`,
  description: 'Users, site content, inquiries and settings.',
  canonical: '/admin',
  noIndex: true,
});

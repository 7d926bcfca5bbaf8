import { product } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

/** What the dashboard says of itself, whichever tab is open. */
export const dashboardHead = (): PageHeadInput => ({
  title: `Admin Dashboard | ${product.name}`,
  description: 'Users, site content, inquiries and settings.',
  canonical: '/admin',
  noIndex: true,
});

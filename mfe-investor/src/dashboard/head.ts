import { product } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

export const dashboardTitle = 'Investor Dashboard';
export const dashboardSubtitle = 'Discover and invest in proven franchise opportunities';

/** Title and description of the page, which search engines do not index. */
export const dashboardHead = (): PageHeadInput => ({
  title: `${dashboardTitle} | ${product.name}`,
  description: dashboardSubtitle,
  canonical: '/dashboard',
  noIndex: true,
});

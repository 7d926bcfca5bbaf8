import { type PageHeadInput, product } from '@setu/contracts';

export const dashboardTitle = 'Investor Dashboard';
export const dashboardSubtitle = 'Discover and invest in proven franchise opportunities';

/** What the page says of itself; nobody but its user finds it. */
export const dashboardHead = (): PageHeadInput => ({
  title: `${dashboardTitle} | ${product.name}`,
  description: dashboardSubtitle,
  canonical: '/dashboard',
  noIndex: true,
});

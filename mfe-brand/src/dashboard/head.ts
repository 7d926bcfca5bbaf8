import { product } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

/** Title and description of the dashboard. */
export const words = {
  title: 'Brand Dashboard',
  subtitle: 'Expand your franchise network and find the perfect locations',
} as const;

export const dashboardHead = (): PageHeadInput => ({
  title: `${words.title} | ${product.name}`,
  description: words.subtitle,
  canonical: '/dashboard',
  noIndex: true,
});

import { product } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

/** What the dashboard says: its title and what it is for. */
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

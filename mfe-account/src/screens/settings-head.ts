import { product } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

/** What the page says of itself. */
export const settingsHead = (): PageHeadInput => ({
  title: `Settings | ${product.name}`,
  description: 'Your account',
  canonical: '/settings',
  noIndex: true,
});

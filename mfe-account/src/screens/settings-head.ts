import { type PageHeadInput, product } from '@setu/contracts';

/** What the page says of itself. */
export const settingsHead = (): PageHeadInput => ({
  title: `Settings | ${product.name}`,
  description: 'Your account',
  canonical: '/settings',
  noIndex: true,
});

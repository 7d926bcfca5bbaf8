import { product } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

/** The head of the settings page. */
export const settingsHead = (): PageHeadInput => ({
  title: `Settings | ${product.name}`,
  description: 'Your account',
  canonical: '/settings',
  noIndex: true,
});

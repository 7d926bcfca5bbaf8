import { product } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

/** What the login page says of itself. */
export const loginHead = (): PageHeadInput => ({
  title: `Administrator Access Portal | ${product.name}`,
  description: 'Login of administrators.',
  canonical: '/admin/login',
  noIndex: true,
});

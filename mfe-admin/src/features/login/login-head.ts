import { product } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

/** The head of the login page. */
export const loginHead = (): PageHeadInput => ({
  title: `Administrator Access Portal | ${product.name}`,
  description: 'Login of administrators.',
  canonical: '/admin/login',
  noIndex: true,
});

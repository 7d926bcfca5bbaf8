import { product } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

/** The head of the comparison. There are too many comparisons for search engines. */
export const compareHead = (): PageHeadInput => ({
  title: `Compare Franchises | ${product.name}`,
  description:
    'Up to four franchises beside each other: costs, fees, terms, and what a typical outlet earns.',
  canonical: '/compare',
  noIndex: true,
});

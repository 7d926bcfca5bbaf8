import { product } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

/** The head of the page. */
export const overviewHead = (): PageHeadInput => ({
  title: `Platform Overview | ${product.name}`,
  description:
    'How franchise investment, property requirements and property discovery go on the platform, step by step from start to deal.',
  canonical: '/mindmap',
});

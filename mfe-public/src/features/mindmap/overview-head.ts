import { product } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

/** What the page says of itself. */
export const overviewHead = (): PageHeadInput => ({
  title: `Platform Overview | ${product.name}`,
  description:
    'How franchise investment, property requirements and property discovery go on the platform, step by step from start to deal.',
  canonical: '/mindmap',
});

import { product } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

export const title = '{{title}}';
export const lead = 'A page of its own, in the frame that all pages share.';

/** What the page says of itself. */
export const welcomeHead = (): PageHeadInput => ({
  title: `${title} | ${product.name}`,
  description: lead,
  canonical: '/{{name}}',
});

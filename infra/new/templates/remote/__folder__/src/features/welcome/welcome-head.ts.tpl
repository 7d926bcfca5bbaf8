import { type PageHeadInput, product } from '@setu/contracts';

export const title = '{{title}}';
export const lead = 'A page of its own, in the frame that all pages share.';

/** What the page says of itself. */
export const welcomeHead = (): PageHeadInput => ({
  title: `${title} | ${product.name}`,
  description: lead,
  canonical: '/{{name}}',
});

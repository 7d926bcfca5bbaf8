import { product } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

/** The head of a draft's preview, without its contents, which are not public. */
export const draftHead = (id: string): PageHeadInput => ({
  title: `Preview of your draft | ${product.name}`,
  description: 'Your draft as investors will see it once you publish it.',
  canonical: `/franchises/drafts/${encodeURIComponent(id)}`,
  noIndex: true,
});

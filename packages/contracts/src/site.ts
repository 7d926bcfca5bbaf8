import type { Site } from '@setu/protocol';
import { product } from './product';

/** The site as search engines and shared links show it. */
export const site = {
  name: product.name,
  locale: 'en_IN',
  /** A file of the shell. */
  picture: { path: '/share.png', alt: `${product.name}: ${product.tagline}` },
} as const satisfies Site;

import type { Site } from '@setu/protocol';
import { product } from './product';

/** The site's metadata for search engines and shared links. */
export const site = {
  name: product.name,
  locale: 'en_IN',
  /** A file of the shell. */
  picture: { path: '/share.png', alt: `${product.name}: ${product.tagline}` },
} as const satisfies Site;

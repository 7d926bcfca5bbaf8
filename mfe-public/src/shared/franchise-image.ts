import type { FranchiseView } from '@setu/contracts';

/** The cover's address for structured data; undefined when the cover is only drawn. */
export const franchiseImage = ({ images }: Pick<FranchiseView, 'images'>): { image?: string } =>
  images[0] ? { image: images[0] } : {};

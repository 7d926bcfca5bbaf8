import type { FranchiseView } from '@setu/contracts';

/** The cover's address as structured data has it; nothing where the cover is only drawn. */
export const franchiseImage = ({ images }: Pick<FranchiseView, 'images'>): { image?: string } =>
  images[0] ? { image: images[0] } : {};

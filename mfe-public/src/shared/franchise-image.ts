import { type FranchiseView, isIllustration } from '@setu/contracts';

/** The first photograph's address for structured data; undefined when the listing only has drawings. */
export const franchiseImage = ({ images }: Pick<FranchiseView, 'images'>): { image?: string } => {
  const photograph = images.find((image) => !isIllustration(image));
  return photograph ? { image: photograph } : {};
};

import { getIllustration, type Illustration, illustrationText } from '@setu/contracts';
import { type Illustrated, variantCount } from './draw-illustration';
import { type Described, motifOf } from './motif-of';
import { motifs } from './motifs';

/** Changes with the drawings, because browsers keep a drawing for a year. */
const edition = 1;

/** A number below `variantCount` from an id: the same id has the same variant, and ids made one after the other have different ones. */
const variantOf = (id: string): number => {
  let hash = 0;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return ((hash ^ (hash >>> 16)) >>> 0) % variantCount;
};

/** What the illustration of a listing shows. */
export const illustratedOf = (listing: Described & { id: string }): Illustrated => ({
  category: listing.businessCategory,
  motif: motifOf(listing),
  variant: variantOf(listing.id),
});

/** The illustration of a listing: its address, and a text that says what it shows and that it is drawn. */
export const illustrationOf = (listing: Described & { id: string }): Illustration => {
  const { category, motif, variant } = illustratedOf(listing);
  const path = getIllustration.path
    .replace(':category', category)
    .replace(':motif', motif)
    .replace(':variant', String(variant));
  return { url: `${path}?v=${edition}`, alt: illustrationText(motifs[motif].shows) };
};

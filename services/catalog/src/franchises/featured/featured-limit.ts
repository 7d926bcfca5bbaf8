/** Active featured franchises a brand may have at a time. */
const featuredLimit = 2;

interface Wish {
  featured: boolean;
  isActive: boolean;
}

/** Whether a stored franchise is featured already: it holds a place of its brand's, or an administrator gave it one. */
export const holdsPlace = (stored: Wish & { featuredByAdmin: boolean }): boolean =>
  stored.featured && (stored.isActive || stored.featuredByAdmin);

interface Standing {
  /** The brand's other franchises that are active and featured. */
  others: number;
  /** True for a franchise that is featured already; a new one is not. */
  holds?: boolean;
}

/**
 * What is stored for a brand's wish to be featured: refused while its other active featured franchises fill the limit,
 * unless it is featured already. An inactive franchise takes no place, so its wish is kept until it is switched on.
 */
export const grantFeatured = ({ featured, isActive }: Wish, { others, holds = false }: Standing): boolean =>
  featured && (holds || !isActive || others < featuredLimit);

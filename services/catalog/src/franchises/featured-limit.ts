/** Active featured franchises a brand may have at a time. */
const featuredLimit = 2;

interface Wish {
  featured: boolean;
  isActive: boolean;
}

/**
 * What is stored for a brand's wish to be featured: refused while its other active featured franchises fill the limit.
 * An inactive franchise takes no place, so its wish is kept until it is switched on.
 * @param others the brand's other franchises that are active and featured
 */
export const grantFeatured = ({ featured, isActive }: Wish, others: number): boolean =>
  featured && (!isActive || others < featuredLimit);

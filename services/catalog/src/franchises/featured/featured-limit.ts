/** Active featured franchises a brand may have at a time. */
const featuredLimit = 2;

interface FeaturedRequest {
  featured: boolean;
  isActive: boolean;
}

/** Whether a stored franchise is featured already: it holds one of its brand's placements, or an administrator featured it. */
export const holdsPlace = (stored: FeaturedRequest & { featuredByAdmin: boolean }): boolean =>
  stored.featured && (stored.isActive || stored.featuredByAdmin);

interface Placements {
  /** The brand's other franchises that are active and featured. */
  others: number;
  /** True for a franchise that is featured already; a new one is not. */
  holds?: boolean;
}

/**
 * What is stored for a brand's request to be featured: refused while its other active featured franchises fill the limit,
 * unless it is featured already. An inactive franchise uses no placement, so its request is stored until it is switched on.
 */
export const grantFeatured = (
  { featured, isActive }: FeaturedRequest,
  { others, holds = false }: Placements,
): boolean => featured && (holds || !isActive || others < featuredLimit);

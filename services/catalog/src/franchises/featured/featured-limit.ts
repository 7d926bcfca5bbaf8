/** Maximum number of active featured franchises of a brand. */
const featuredLimit = 2;

interface FeaturedRequest {
  featured: boolean;
  isActive: boolean;
}

/** Whether a stored franchise is already featured, by its brand or by an administrator. */
export const holdsPlace = (stored: FeaturedRequest & { featuredByAdmin: boolean }): boolean =>
  stored.featured && (stored.isActive || stored.featuredByAdmin);

interface Placements {
  /** The brand's other franchises that are active and featured. */
  others: number;
  /** True for a franchise that is already featured; false for a new franchise. */
  holds?: boolean;
}

/**
 * The stored value for a brand's request to feature a franchise. It is refused when the brand's other active featured
 * franchises reach the limit, unless the franchise is featured already. For an inactive franchise the request is stored.
 */
export const grantFeatured = (
  { featured, isActive }: FeaturedRequest,
  { others, holds = false }: Placements,
): boolean => featured && (holds || !isActive || others < featuredLimit);

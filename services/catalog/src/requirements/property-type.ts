import type { BusinessCategory, PropertyType } from '@setu/contracts';

/** Smallest wanted area that only a warehouse offers, sq ft. */
const warehouseArea = 5_000;
const officeCategories: readonly BusinessCategory[] = ['services', 'technology'];

interface Wish {
  requiredAmenities: readonly string[];
  minArea: number;
  businessCategory: BusinessCategory;
}

/**
 * The type of property a brand means that named none: a loading bay or 5,000 sq ft and more is a warehouse; services
 * and technology work in offices; all else sells over a counter.
 */
export const derivePropertyType = ({ requiredAmenities, minArea, businessCategory }: Wish): PropertyType => {
  const needsLoadingBay = requiredAmenities.some((amenity) => amenity.toLowerCase() === 'loading bay');
  if (needsLoadingBay || minArea >= warehouseArea) return 'warehouse';
  return officeCategories.includes(businessCategory) ? 'office' : 'retail';
};

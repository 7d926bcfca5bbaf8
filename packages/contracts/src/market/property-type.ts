import { z } from 'zod';
import type { BusinessCategory } from './business-category';

/** Property types offered, the first is the default. Source: specification, enumerations. */
export const propertyTypes = [
  'retail',
  'office',
  'restaurant',
  'warehouse',
  'showroom',
  'mall',
  'standalone',
  'other',
] as const;
export const PropertyType = z.enum(propertyTypes);
export type PropertyType = z.output<typeof PropertyType>;

export const propertyTypeLabels: Readonly<Record<PropertyType, string>> = {
  retail: 'Retail',
  office: 'Office',
  restaurant: 'Restaurant',
  warehouse: 'Warehouse',
  showroom: 'Showroom',
  mall: 'Mall',
  standalone: 'Standalone',
  other: 'Other',
};

/** Shown when any type of property fits. */
export const anyTypeLabel = 'Any type';

/** Smallest area that means a warehouse, sq ft. */
const warehouseArea = 5_000;
const officeCategories: readonly BusinessCategory[] = ['services', 'technology'];

interface Need {
  requiredAmenities: readonly string[];
  /** Sq ft. */
  minArea: number;
  businessCategory: BusinessCategory;
}

/**
 * The property type of a requirement without one. A loading bay, or 5,000 sq ft and more, means a warehouse;
 * services and technology use offices; every other category uses retail space.
 * Source: the product's decision C13, property type of a requirement
 */
export const derivePropertyType = ({ requiredAmenities, minArea, businessCategory }: Need): PropertyType => {
  const needsLoadingBay = requiredAmenities.some((amenity) => amenity.toLowerCase() === 'loading bay');
  if (needsLoadingBay || minArea >= warehouseArea) return 'warehouse';
  return officeCategories.includes(businessCategory) ? 'office' : 'retail';
};

import { z } from 'zod';
import type { BusinessCategory } from './business-category';

/** Property types; the first is the default. Source: specification, enumerations. */
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

/** Minimum area of a warehouse, sq ft. */
const warehouseArea = 5_000;
const officeCategories: readonly BusinessCategory[] = ['services', 'technology'];

interface Need {
  requiredAmenities: readonly string[];
  /** Sq ft. */
  minArea: number;
  businessCategory: BusinessCategory;
}

/**
 * The default property type of a requirement. A loading bay, or at least 5,000 sq ft, means a warehouse; services and technology
 * use offices; all other categories use retail space. Source: the product's decision C13, property type of a requirement
 */
export const derivePropertyType = ({ requiredAmenities, minArea, businessCategory }: Need): PropertyType => {
  const needsLoadingBay = requiredAmenities.some((amenity) => amenity.toLowerCase() === 'loading bay');
  if (needsLoadingBay || minArea >= warehouseArea) return 'warehouse';
  return officeCategories.includes(businessCategory) ? 'office' : 'retail';
};

import { z } from 'zod';

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

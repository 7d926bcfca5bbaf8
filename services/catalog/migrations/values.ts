/** Values as tables were made to accept them; a value that comes later needs a migration of its own. */
export const businessCategories = [
  'food_beverage',
  'retail',
  'education',
  'healthcare',
  'fitness',
  'beauty',
  'automotive',
  'services',
  'technology',
  'other',
];
export const propertyTypes = [
  'retail',
  'office',
  'restaurant',
  'warehouse',
  'showroom',
  'mall',
  'standalone',
  'other',
];

/** The values as SQL's `in (…)` takes them. */
export const oneOf = (values: string[]) => values.map((value) => `'${value}'`).join(', ');

import { z } from 'zod';

/** The ten business categories. Source: specification, enumerations. */
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
] as const;
export const BusinessCategory = z.enum(businessCategories, {
  error: `Choose one of: ${businessCategories.join(', ')}`,
});
export type BusinessCategory = z.output<typeof BusinessCategory>;

export const businessCategoryLabels: Readonly<Record<BusinessCategory, string>> = {
  food_beverage: 'Food & Beverage',
  retail: 'Retail',
  education: 'Education',
  healthcare: 'Healthcare',
  fitness: 'Fitness',
  beauty: 'Beauty & Wellness',
  automotive: 'Automotive',
  services: 'Services',
  technology: 'Technology',
  other: 'Other',
};

/** Categories in the hero search of the landing page. */
export const heroCategories = ['food_beverage', 'retail', 'education', 'healthcare', 'fitness'] as const;

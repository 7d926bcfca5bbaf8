import { type BusinessCategory, businessCategories, type DemandFilter } from '@setu/contracts';
import type { z } from 'zod';

type Offered = NonNullable<z.output<typeof DemandFilter>['businessCategory']>;

/** Categories of the filter's four groups. `retail` and `services` are also names of categories, but select the group. */
const groups: Readonly<Record<string, readonly BusinessCategory[]>> = {
  retail: ['retail'],
  food: ['food_beverage'],
  services: ['services', 'education', 'healthcare', 'beauty', 'automotive', 'technology'],
  entertainment: ['fitness', 'other'],
};

/** Categories that match a filter value: those of a group, or the named category. */
export const demandCategories = (wanted: Offered): readonly BusinessCategory[] =>
  groups[wanted] ?? businessCategories.filter((category) => category === wanted);

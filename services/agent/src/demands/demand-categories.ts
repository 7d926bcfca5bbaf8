import { type BusinessCategory, businessCategories, type DemandFilter } from '@setu/contracts';
import type { z } from 'zod';

type Offered = NonNullable<z.output<typeof DemandFilter>['businessCategory']>;

/** What the filter's four groups stand for; `retail` and `services` are also names of categories, and mean the group. */
const groups: Readonly<Record<string, readonly BusinessCategory[]>> = {
  retail: ['retail'],
  food: ['food_beverage'],
  services: ['services', 'education', 'healthcare', 'beauty', 'automotive', 'technology'],
  entertainment: ['fitness', 'other'],
};

/** The categories a filter value lets through: those of a group, or the one category it names. */
export const demandCategories = (wanted: Offered): readonly BusinessCategory[] =>
  groups[wanted] ?? businessCategories.filter((category) => category === wanted);

import type { DemoRequirement } from './demo-requirement';
import { food } from './requirements/food';
import { others } from './requirements/others';

/** Every property requirement of the demo, in the order of their numbers. */
export const demoRequirements: readonly DemoRequirement[] = [...food, ...others];

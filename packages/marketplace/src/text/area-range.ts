import type { PropertyRequirement } from '@setu/contracts';
import { formatCount } from '@setu/ui';

/** `800 - 1,500 sq ft`; `800 - Any sq ft` without a maximum. */
export const areaRangeText = ({
  minArea,
  maxArea,
}: Pick<PropertyRequirement, 'minArea' | 'maxArea'>): string =>
  `${formatCount(minArea)} - ${maxArea === null ? 'Any' : formatCount(maxArea)} sq ft`;

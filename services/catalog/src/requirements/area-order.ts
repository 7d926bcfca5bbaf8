import { areaOrderMessage } from '@setu/contracts';
import { InvalidInputError } from '@setu/service-kit';

/**
 * Holds a change of one end against the other end as stored. Sq ft; null is no upper limit.
 * @throws InvalidInputError on `maxArea` when the smallest area is above the largest
 */
export const assertAreaOrder = (minArea: number, maxArea: number | null): void => {
  if (maxArea !== null && minArea > maxArea)
    throw new InvalidInputError([{ path: 'maxArea', message: areaOrderMessage }]);
};

import { areaOrderMessage } from '@setu/contracts';
import { InvalidInputError } from '@setu/service-kit';

/**
 * Checks a change of one end of the range against the stored other end. Sq ft; null means no upper limit.
 * @throws InvalidInputError on `maxArea` when the smallest area is above the largest
 */
export const assertAreaOrder = (minArea: number, maxArea: number | null): void => {
  if (maxArea !== null && minArea > maxArea)
    throw new InvalidInputError([{ path: 'maxArea', message: areaOrderMessage }]);
};

import { investmentRangeMessage } from '@setu/contracts';
import { InvalidInputError } from '@setu/service-kit';

/**
 * Checks a change of one end of the range against the stored other end. Rupees.
 * @throws InvalidInputError on `maxInvestment` when the minimum is above the maximum
 */
export const assertInvestmentRange = (minInvestment: string, maxInvestment: string): void => {
  if (Number(minInvestment) > Number(maxInvestment))
    throw new InvalidInputError([{ path: 'maxInvestment', message: investmentRangeMessage }]);
};

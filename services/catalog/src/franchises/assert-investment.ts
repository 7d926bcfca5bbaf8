import {
  areCostsWithin,
  type Costs,
  costsAboveInvestmentMessage,
  investmentRangeMessage,
} from '@setu/contracts';
import { InvalidInputError } from '@setu/service-kit';

interface Investment extends Costs {
  /** Rupees. */
  minInvestment: string;
  maxInvestment: string;
}

const refuse = (message: string) => {
  throw new InvalidInputError([{ path: 'maxInvestment', message }]);
};

/**
 * Checks an investment after a change: its range, and that its disclosed parts fit.
 * @throws InvalidInputError on `maxInvestment`
 */
export const assertInvestment = (investment: Investment): void => {
  const { minInvestment, maxInvestment } = investment;
  if (Number(minInvestment) > Number(maxInvestment)) refuse(investmentRangeMessage);
  if (!areCostsWithin(investment, maxInvestment)) refuse(costsAboveInvestmentMessage);
};

import { earningsProblems, outletProblems, type Territories, territoryProblems } from '@setu/contracts';
import { InvalidInputError } from '@setu/service-kit';

/**
 * Checks what a franchise discloses after a change: its rent is part of the costs, its numbers of outlets have a day, and each territory has one
 * status.
 * @throws InvalidInputError on the fields
 */
export const assertDisclosed = (
  franchise: Parameters<typeof earningsProblems>[0] & Parameters<typeof outletProblems>[0] & Territories,
): void => {
  const problems = [
    ...earningsProblems(franchise),
    ...outletProblems(franchise),
    ...territoryProblems(franchise),
  ];
  if (problems.length > 0) throw new InvalidInputError(problems);
};

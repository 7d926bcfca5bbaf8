import { outletProblems, type Territories, territoryProblems } from '@setu/contracts';
import { InvalidInputError } from '@setu/service-kit';

/**
 * Checks the outlets and territories of a franchise after a change: its numbers have a day, and each territory has one status.
 * @throws InvalidInputError on the fields
 */
export const assertOutlets = (franchise: Parameters<typeof outletProblems>[0] & Territories): void => {
  const problems = [...outletProblems(franchise), ...territoryProblems(franchise)];
  if (problems.length > 0) throw new InvalidInputError(problems);
};

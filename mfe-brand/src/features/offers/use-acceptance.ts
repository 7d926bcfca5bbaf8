import type { AssignmentView } from '@setu/contracts';
import { useQuery } from '@tanstack/react-query';
import { givenAssignments } from '../../shared/assignments.queries';
import { isOpen } from './assignment-status';

/** Why offers cannot be accepted: an agent already works on the requirement, or the assignments are not loaded yet. */
const whyBlocked = (assignments: readonly AssignmentView[] | undefined, hasFailed: boolean) => {
  if (!assignments)
    return hasFailed ? 'The current assignment could not be loaded.' : 'Checking the current assignment...';
  const working = assignments.find(isOpen);
  return working && `${working.agentName} works on this already. Confirm that assignment first.`;
};

/** The assignments of a requirement, and whether another offer to it can be accepted. */
export const useAcceptance = (requirementId: string) => {
  const given = useQuery(givenAssignments());
  const assignments = given.data?.filter(({ demandId }) => demandId === requirementId);
  return { given, assignments, blocked: whyBlocked(assignments, given.isError) };
};

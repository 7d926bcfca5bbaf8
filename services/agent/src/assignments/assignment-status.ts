import type { AgentAssignment } from '@setu/contracts';
import type { z } from 'zod';

export type AssignmentStatus = z.output<typeof AgentAssignment>['status'];

/** What an agent may make of an assignment: hold it, take it up again, or say that it is completed, which is final. */
const byAgent: Readonly<Record<AssignmentStatus, readonly AssignmentStatus[]>> = {
  active: ['on_hold', 'completed'],
  on_hold: ['active', 'completed'],
  completed: [],
};

/** Whether a status may follow another by the agent's word. */
export const mayFollow = (from: AssignmentStatus, to: AssignmentStatus): boolean =>
  byAgent[from].includes(to);

/** True once the agent says it is completed and until the brand confirms it. */
export const awaitsConfirmation = (assignment: {
  status: AssignmentStatus;
  completedAt: Date | null;
}): boolean => assignment.status === 'completed' && assignment.completedAt === null;

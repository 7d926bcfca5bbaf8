import type { AgentAssignment } from '@setu/contracts';
import type { z } from 'zod';

export type AssignmentStatus = z.output<typeof AgentAssignment>['status'];

/** The agent's transitions of an assignment: put on hold, resume, or complete, which is final. */
const byAgent: Readonly<Record<AssignmentStatus, readonly AssignmentStatus[]>> = {
  active: ['on_hold', 'completed'],
  on_hold: ['active', 'completed'],
  completed: [],
};

/** Whether the agent may change a status to another. */
export const mayFollow = (from: AssignmentStatus, to: AssignmentStatus): boolean =>
  byAgent[from].includes(to);

/** True from the agent's completion until the brand's confirmation. */
export const awaitsConfirmation = (assignment: {
  status: AssignmentStatus;
  completedAt: Date | null;
}): boolean => assignment.status === 'completed' && assignment.completedAt === null;

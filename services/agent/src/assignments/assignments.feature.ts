import { feature, ownRows, type ServiceDeps } from '@setu/service-kit';
import { type AcceptDeps, requirementTaken } from './accept-offer';
import { AssignmentModel } from './assignment.model';
import { presentAssignment } from './assignment.presenter';
import { assignmentRoutes } from './assignment.routes';
import type { ConfirmDeps } from './confirm-assignment';

type Needs = Omit<AcceptDeps & ConfirmDeps, keyof ServiceDeps>;

/** Assignments, from the accepted offer to the brand's confirmation. */
export const assignments = feature({
  name: 'assignments',
  needs: {
    lockDemandOf: 'demands',
    findOpenOffer: 'offers',
    isSuspended: 'people',
    findPropertyOf: 'properties',
    refreshRating: 'profiles',
  },
  build: (deps: ServiceDeps & Needs) => ({
    routes: assignmentRoutes(deps),
    constraints: { assignments_one_live_per_requirement: requirementTaken },
    ownData: [
      ownRows(AssignmentModel, {
        kind: 'assignment-as-agent',
        of: (rows, { id }) => rows.modify('whole').where('assignment.agent_id', id),
        content: presentAssignment,
      }),
      ownRows(AssignmentModel, {
        kind: 'assignment-as-brand',
        of: (rows, { id }) => rows.modify('whole').where('assignment.brand_id', id),
        content: presentAssignment,
      }),
    ],
  }),
});

import { ownAgentData, ownVerificationOf } from '@setu/contracts';
import { ownDataRoute, ownRows, type Route, type ServiceDeps } from '@setu/service-kit';
import { AssignmentModel } from './assignments/assignment.model';
import { presentAssignment } from './assignments/assignment.presenter';
import { ProfileModel } from './profiles/profile.model';
import { presentProfile } from './profiles/profile.presenter';
import { VerificationModel } from './profiles/verifications/verification.model';

/** What this service stores about a person, for the download. Offers are in that of the inquiry service. */
export const makeOwnData = ({ db, clock }: Pick<ServiceDeps, 'db' | 'clock'>): Route =>
  ownDataRoute(db, ownAgentData, [
    ownRows(ProfileModel, {
      kind: 'agent-profile',
      of: (rows, { id }) => rows.where('user_id', id),
      content: (profile) => presentProfile(profile, { decision: undefined, now: clock.now() }),
    }),
    ownRows(VerificationModel, {
      kind: 'verification',
      of: (rows, { id }) => rows.where('user_id', id),
      content: ownVerificationOf,
    }),
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
  ]);

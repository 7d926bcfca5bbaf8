import { VerificationModel, verifications } from '@setu/service-features/verifications';

/** A decision about the verification of an agent. */
export class AgentVerificationModel extends VerificationModel {
  static override tableName = 'verifications';
}

/** The decisions about agents. The agent's profile is locked for each. */
export const agentVerifications = verifications(AgentVerificationModel);
